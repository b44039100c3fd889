/** Every column of every table × every role: which may be read. System columns may not, by anybody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const API_ROLES = ['anon', 'authenticated'] as const
const ALL = 'every column'

/** What else the roles may not read, by table; `every column` where a role reads nothing. */
const UNREAD: Record<string, Partial<Record<(typeof API_ROLES)[number], string[]>>> = {
  collection_prayers: { anon: [ALL] },
  collections: { anon: [ALL] },
  hidden_prayers: { anon: [ALL], authenticated: ['user_id'] },
  likes: { anon: [ALL] },
  prayer_translations: { anon: [ALL], authenticated: [ALL] },
  removed_prayers: {
    anon: ['only_for', 'hidden_from'],
    authenticated: ['only_for', 'hidden_from'],
  },
  reports: { anon: [ALL], authenticated: ['user_id', 'decided_at'] },
}

describe('what may be read', () => {
  // They tell which rows were written or locked by one transaction: who reported, liked or kept a prayer.
  it.each(API_ROLES)('is no system column of any table: %s', (role) =>
    playScene(database, async (stage) => {
      const system = await stage.tableOwner.query<{
        relation: string
        column: string
        granted: boolean
      }>(
        `select c.oid::regclass::text as relation, a.attname as column,
           has_column_privilege($1, c.oid, a.attnum, 'SELECT') as granted
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum < 0
         where c.relkind in ('r', 'p', 'm') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         order by 1, 2`,
        [role],
      )
      expect(system.length).toBeGreaterThan(50)
      const person = role === 'anon' ? stage.anon : stage.user(await stage.signUp())
      for (const { relation, column, granted } of system) {
        const name = `${relation}.${column}: grant select on named columns, never on the table`
        expect.soft(granted, name).toBe(false)
        const statements = [`select ${column} from ${relation}`]
        if (!relation.startsWith('private.'))
          statements.push(
            `select count(*) from ${relation} where ${column}::text = '1'`,
            `select 1 from ${relation} order by ${column}::text`,
            `delete from ${relation} where false returning ${column}`,
          )
        for (const sql of statements)
          expect.soft(await person.attempt(sql), sql).toMatchObject({ code: '42501' })
      }
    }),
  )

  it.each(API_ROLES)('is every column of a table but the named ones: %s', async (role) => {
    const rights = await database.query<{ relation: string; unread: string[]; readable: number }>(
      `select c.relname as relation,
         array_agg(a.attname::text order by a.attnum)
           filter (where not has_column_privilege($1, c.oid, a.attnum, 'SELECT')) as unread,
         (count(*) filter (where has_column_privilege($1, c.oid, a.attnum, 'SELECT')))::integer as readable
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       group by c.relname order by c.relname`,
      [role],
    )
    expect(rights.length).toBeGreaterThan(8)
    for (const { relation, unread, readable } of rights)
      expect
        .soft(
          readable === 0 ? [ALL] : (unread ?? []),
          `${relation}: rights are granted by column, so a new column needs its own "grant select (…)", or stands in UNREAD`,
        )
        .toEqual(UNREAD[relation]?.[role] ?? [])
  })

  it('is given whole, counted and returned as before', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const prayer = await stage.addPrayer({ user_id: id })
      const person = stage.user(id)
      for (const { sql, parameters } of [
        { sql: 'select * from public.prayers', parameters: [] },
        { sql: 'select to_jsonb(p) from public.prayers as p', parameters: [] },
        { sql: 'select count(*) from public.prayers', parameters: [] },
        {
          sql: `update public.prayers set title = 'New' where id = $1 returning *`,
          parameters: [prayer],
        },
        {
          sql: 'insert into public.likes (prayer_id) values ($1) returning *',
          parameters: [prayer],
        },
        { sql: 'delete from public.likes where prayer_id = $1 returning *', parameters: [prayer] },
        { sql: 'select * from public.ensure_profile()', parameters: [] },
      ])
        expect.soft(await person.query(sql, parameters), sql).toHaveLength(1)
    }))
})
