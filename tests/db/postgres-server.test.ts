/** The same migrations on a real Postgres server, and what only several connections can show. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { bootstrap, migrate } from '../../supabase/local/migrations'
import { openPostgres } from '../../supabase/local/postgres-database'
import { makeTypes } from '../../supabase/types/make-types'
import { openMigratedDatabase } from '../support/migrated-database'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { addReporters, decide, REPORT } from '../support/report-scene'
import { makeStage } from '../support/stage'

const binaries = await findPostgres()

describe.skipIf(binaries === null)(
  `on a Postgres server${binaries === null ? ' (skipped: this machine has no Postgres binaries)' : ''}`,
  () => {
    let server: PostgresServer
    let database: LocalDatabase
    beforeAll(async () => {
      server = await startPostgres(binaries ?? '')
      database = (await openPostgres(server.url)).database
      await bootstrap(database)
      await migrate(database)
    })
    afterAll(async () => {
      await database.close()
      await server.stop()
    })

    it.each([
      [
        'policies',
        `select tablename, policyname, cmd, roles::text, qual, with_check from pg_policies order by 1, 2`,
      ],
      [
        'rights of columns',
        `select table_name, column_name, grantee, privilege_type from information_schema.column_privileges
       where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated') order by 1, 2, 3, 4`,
      ],
      [
        'indexes',
        `select indexname, replace(indexdef, 'extensions.', '') from pg_indexes where schemaname in ('public', 'private') order by 1`,
      ],
      [
        'triggers',
        `select tgrelid::regclass::text as place, pg_get_triggerdef(oid) as trigger from pg_trigger
       where not tgisinternal order by 1, 2`,
      ],
    ])('the migrations make the same %s as on PGlite', async (_, sql) => {
      const embedded = await openMigratedDatabase()
      try {
        const there = await embedded.query(sql)
        expect(there.length).toBeGreaterThan(10)
        expect(await database.query(sql)).toEqual(there)
      } finally {
        await embedded.close()
      }
    })

    it('the migrations make the same types as on PGlite', async () => {
      const embedded = await openMigratedDatabase()
      try {
        expect(await makeTypes(database)).toBe(await makeTypes(embedded))
      } finally {
        await embedded.close()
      }
    })

    it('many people who like and unlike the same prayers in different orders never block each other', async () => {
      const stage = makeStage(database.query)
      const prayers = await Promise.all(Array.from({ length: 6 }, () => stage.addPrayer()))
      const people = await Promise.all(Array.from({ length: 6 }, () => stage.signUp()))
      const insertAll = `insert into public.likes (prayer_id, user_id)
      select p, $2 from unnest($1::uuid[]) as p on conflict do nothing`
      const deleteAll = 'delete from public.likes where user_id = $2 and prayer_id = any ($1)'
      await Promise.all(
        people.map(async (person, index) => {
          const order = index % 2 === 0 ? prayers : prayers.toReversed()
          for (let round = 0; round < 8; round += 1) {
            await database.query(insertAll, [order, person])
            if (round < 7 || index < 2)
              await database.query(deleteAll, [order.toReversed(), person])
          }
        }),
      )
      const counts = await database.query<{ likes: number }>(
        'select likes from public.like_counts where prayer_id = any ($1)',
        [prayers],
      )
      expect(counts.map(({ likes }) => likes)).toEqual([4, 4, 4, 4, 4, 4])
    })

    it('accounts that go while others like their prayers leave right counts', async () => {
      const stage = makeStage(database.query)
      const people = await Promise.all(Array.from({ length: 8 }, () => stage.signUp()))
      const prayers = await Promise.all(
        people.map((person, index) =>
          stage.addPrayer({ user_id: person, is_private: index % 2 === 0 }),
        ),
      )
      await Promise.all(
        people.map((person, index) =>
          index < 4
            ? database.query('delete from auth.users where id = $1', [person])
            : database.query(
                `insert into public.likes (prayer_id, user_id)
               select p, $2 from unnest($1::uuid[]) as p join public.prayers on id = p for key share of prayers`,
                [prayers, person],
              ),
        ),
      )
      const wrong = await database.query(
        `select prayer_id from public.like_counts
       where likes <> (select count(*) from public.likes where likes.prayer_id = like_counts.prayer_id)`,
      )
      expect(wrong).toEqual([])
    })

    it('prayers that go while their likes are taken back never block anybody', async () => {
      const stage = makeStage(database.query)
      const people = await Promise.all(Array.from({ length: 3 }, () => stage.signUp()))
      const prayers = await Promise.all(Array.from({ length: 30 }, () => stage.addPrayer()))
      await database.query(
        `insert into public.likes (prayer_id, user_id)
         select p, u from unnest($1::uuid[]) as p cross join unnest($2::uuid[]) as u`,
        [prayers, people],
      )
      await Promise.all(
        prayers.flatMap((prayer) => [
          database.query('delete from public.prayers where id = $1', [prayer]),
          ...people.map((person) =>
            database.query('delete from public.likes where prayer_id = $1 and user_id = $2', [
              prayer,
              person,
            ]),
          ),
        ]),
      )
      expect(
        await database.query('select 1 from public.likes where prayer_id = any ($1)', [prayers]),
      ).toEqual([])
    })

    it('a prayer that is removed while people report it blocks nobody', async () => {
      const stage = makeStage(database.query)
      const reporters = await addReporters(stage, 6)
      const [first = '', ...others] = reporters
      const moderator = await stage.signUp()
      for (let round = 0; round < 4; round += 1) {
        const prayer = await stage.addPrayer()
        const report = (reporter: string) =>
          database.transaction((query) =>
            makeStage(query).user(reporter).query(REPORT, [prayer, 'spam', null]),
          )
        await report(first)
        const remove = () =>
          database.transaction((query) => decide(makeStage(query), moderator, prayer, 'remove'))
        const asked = others.flatMap((reporter) => [report(reporter), remove()])
        const codes = (await Promise.allSettled(asked)).flatMap((answer) =>
          answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : [],
        )
        // Whoever comes after the removal finds no prayer to report or to decide about.
        expect(
          [...new Set(codes)].filter((code) => !/^(?:23503|42501|PT404)$/.test(code ?? '')),
        ).toEqual([])
      }
      expect(await database.query('select 1 from public.reports')).toEqual([])
    })

    it('people who save the same new words at once in different orders never block each other', async () => {
      const stage = makeStage(database.query)
      const words = Array.from({ length: 150 }, (_, number) => `neologism${number * 7}`)
      const texts = Array.from({ length: 12 }, (_, turn) => [
        ...words.slice(turn * 10),
        ...words.slice(0, turn * 10),
      ])
      const saved = await Promise.all(
        texts.map((text) => stage.addPrayer({ short_text: text.join(' ') })),
      )
      const known = await database.query(
        `select word from private.search_words where word like 'neologism%'`,
      )
      expect(known).toHaveLength(words.length)
      await database.query('delete from public.prayers where id = any ($1)', [saved])
    })

    it('the index of words can serve a search', async () => {
      const plan = await database.transaction(async (query) => {
        await query('set local enable_seqscan = off')
        return query<{ 'QUERY PLAN': string }>(
          `explain select prayer_id from private.prayer_search
           where not is_private and private.search_keys(search_text, labels) && (array['xylophone'] collate "C")`,
        )
      })
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('prayer_search_keys')
    })
  },
)
