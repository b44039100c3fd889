import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres, type PostgresServer } from '../support/postgres-server'

const binaries = await findPostgres()

describe.skipIf(binaries === null)(
  'on a Postgres server (skipped where the machine has no Postgres binaries)',
  () => {
    let server: PostgresServer
    let backend: TestBackend
    beforeAll(async () => {
      server = await startPostgres(binaries ?? '')
      backend = await startTestBackend({ databaseUrl: server.url })
    })
    afterAll(async () => {
      await backend.stop()
      await server.stop()
    })

    it('signs up, writes, reads under the policies and answers as on PGlite', async () => {
      const { client, userId } = await backend.signUp()
      const row = {
        title: 'On a Server',
        short_text: 'Let it be kept.',
        tradition: 'Universal',
        category: 'Peace',
        type: 'Peace Prayer',
        tags: ['server'],
        is_private: true,
        user_id: userId,
      }
      const { data, error } = await client.from('prayers').insert(row).select().single()
      expect(error).toBeNull()
      expect(data).toMatchObject(row)
      expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
      const visitor = await backend.client().from('prayers').select('id').eq('id', data.id)
      expect(visitor.data).toEqual([])
      const broken = await client.from('prayers').insert({ ...row, title: 'x'.repeat(201) })
      expect(broken.error?.code).toBe('23514')
      expect(broken.status).toBe(400)
    })

    it('keeps pictures and finds texts without regard to accents', async () => {
      const { client, userId } = await backend.signUp()
      const path = `avatar/${userId}.png`
      const picture = new Blob(['picture'], { type: 'image/png' })
      expect((await client.storage.from('profiles').upload(path, picture)).error).toBeNull()
      const { error } = await client.rpc('search_prayers', { query: 'grâce' })
      expect(error).toBeNull()
    })

    it('keeps column grants', async () => {
      const { client } = await backend.signUp()
      const { error } = await client.from('prayers').update({ author: 'Me' }).eq('title', 'none')
      expect(error?.code).toBe('42501')
    })

    it('ends what a visitor or a person asks after the time of their role', async () => {
      await backend.database.exec(`
        create function public.rest_for(seconds float) returns text language sql
        as $$ select pg_sleep(seconds); select current_setting('statement_timeout') $$;
        notify pgrst, 'reload schema'`)
      const { client: person } = await backend.signUp()
      const visitor = backend.client()
      const ask = (client: typeof visitor, seconds: number) => client.rpc('rest_for', { seconds })
      await expect.poll(async () => (await ask(visitor, 0)).data).toBe('3s')
      expect((await ask(person, 0)).data).toBe('8s')
      expect((await ask(visitor, 4)).error?.code).toBe('57014')
      expect((await ask(person, 4)).error).toBeNull()
    })

    it('starts again on a database that is there, without seeding it twice', async () => {
      const count = () =>
        backend.client().from('prayers').select('*', { count: 'exact', head: true })
      const before = (await count()).count
      await backend.stop()
      backend = await startTestBackend({ databaseUrl: server.url })
      expect((await count()).count).toBe(before)
    })

    it('gives parts beside REST the same plain values, transactions and notices', async () => {
      const [row] = await backend.database.query<{ at: string; many: number; thing: unknown }>(
        `select '2026-01-01 00:00:00+00'::timestamptz as at, 7::int8 as many, '{"a":1}'::jsonb as thing`,
      )
      expect(row).toEqual({ at: '2026-01-01T00:00:00+00:00', many: 7, thing: { a: 1 } })
      const heard = new Promise((resolve) => {
        void backend.database
          .listen('a_channel', resolve)
          .then(() => backend.database.query(`select pg_notify('a_channel', 'hello')`))
      })
      expect(await heard).toBe('hello')
      await expect(
        backend.database.transaction(async (query) => {
          await query('create table public.undone (id int)')
          throw new Error('on purpose')
        }),
      ).rejects.toThrow('on purpose')
      expect(await backend.database.query(`select to_regclass('public.undone') as found`)).toEqual([
        { found: null },
      ])
    })
  },
)
