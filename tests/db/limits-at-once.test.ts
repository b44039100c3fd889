/** Limits before people who send many requests at once, which only a server with several connections can show. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { bootstrap, migrate } from '../../supabase/local/migrations'
import { openPostgres } from '../../supabase/local/postgres-database'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { makeStage } from '../support/stage'

const binaries = await findPostgres()

describe.skipIf(binaries === null)(
  `at once on a Postgres server${binaries === null ? ' (skipped: this machine has no Postgres binaries)' : ''}`,
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

    /** One request; answers with the code of its refusal, or null. */
    const ask = (id: string, sql: string, parameters: unknown[]) =>
      database
        .transaction((query) => makeStage(query).user(id).query(sql, parameters))
        .then(
          () => null,
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
        )

    it('150 prayers of one person become 120', async () => {
      const id = await makeStage(database.query).signUp()
      const sql = `insert into public.prayers (title, short_text, tradition, category, user_id)
        values ('T', 'S', 'Islam', 'Hope', $1)`
      const answers = await Promise.all(Array.from({ length: 150 }, () => ask(id, sql, [id])))
      expect(answers.filter((code) => code === null)).toHaveLength(120)
      expect(answers.filter((code) => code === 'PT429')).toHaveLength(30)
    })

    it('likes and takings back of one person never block each other, nor the removal of the account', async () => {
      const stage = makeStage(database.query)
      const prayers = await Promise.all(Array.from({ length: 10 }, () => stage.addPrayer()))
      const like = 'insert into public.likes (prayer_id) values ($1) on conflict do nothing'
      const unlike = 'delete from public.likes where prayer_id = $1'
      const codes = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const id = await stage.signUp()
          const asked = prayers.flatMap((prayer) => [
            ask(id, like, [prayer]),
            ask(id, unlike, [prayer]),
          ])
          const gone = database.query('delete from auth.users where id = $1', [id])
          return [...(await Promise.all(asked)), await gone.then(() => null)]
        }),
      )
      // Whoever comes after the account is gone has no profile that a like could refer to.
      expect(
        [...new Set(codes.flat())].filter((code) => code !== null && code !== '23503'),
      ).toEqual([])
      expect(await database.query('select 1 from public.like_counts where likes <> 0')).toEqual([])
    })
  },
)
