/** PGlite's Postgres does not watch its stack and forgets what failed statements left on it; docs/decisions/045. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokeOff } from '../../supabase/local/lite/broken-engine'
import { openPglite } from '../../supabase/local/pglite-database'
import { EngineBroken, guardEngine } from '../../supabase/local/pglite-guard'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { listenTo, ready } from './realtime-inbox'

/** Calls itself on the stack until there is none left. */
const ENDLESS = `
create function public.endless(n integer) returns integer language plpgsql as
  'begin return public.endless(n + 1); end';
notify pgrst, 'reload schema'`

/** Opening a database takes seconds, on a busy machine many. */
const TAKES_AT_MOST = 240_000

describe.each([['in memory'], ['in a folder']])(
  'a database %s',
  { timeout: TAKES_AT_MOST },
  (place) => {
    let folder: string | null = null
    let backend: TestBackend
    let owner: SignedUp
    const log: string[] = []
    beforeAll(async () => {
      if (place === 'in a folder') folder = await mkdtemp(join(tmpdir(), 'orison-engine-'))
      const dataFolder = folder === null ? null : join(folder, 'kept')
      backend = await startTestBackend({ dataFolder, log: (line) => log.push(line) })
      owner = await backend.signUp()
      await backend.database.exec(ENDLESS)
    })
    afterAll(async () => {
      await backend.stop()
      if (folder !== null) await rm(folder, { recursive: true, force: true })
    })

    const write = async (title: string) => {
      const { data, error } = await owner.client
        .from('prayers')
        .insert({
          title,
          short_text: 'Peace.',
          tradition: 'Universal',
          category: 'Peace',
          user_id: owner.userId,
        })
        .select('id, title')
        .single()
      if (error) throw error
      return data
    }
    const titles = async () => {
      const { data } = await owner.client
        .from('prayers')
        .select('title')
        .eq('user_id', owner.userId)
        .order('title')
      return data?.map(({ title }: { title: string }) => title)
    }

    it('goes on after a statement too deep for it, with every row, session and live channel', async () => {
      await owner.client.realtime.setAuth()
      const live = listenTo(owner.client.channel('prayer-updates'), { table: 'prayers' })
      await ready(live)
      const before = await write('Before')
      expect(await live.changes.next()).toMatchObject({ new: { id: before.id } })

      const [refused, ...waiting] = await Promise.all([
        owner.client.rpc('endless', { n: 1 }),
        write('While it is opened anew'),
        titles(),
        backend.client().from('prayers').select('id').limit(1).single(),
      ])

      expect([refused.status, refused.error?.code]).toEqual([400, '54001'])
      expect(waiting).toMatchObject([{}, expect.arrayContaining(['Before']), { error: null }])
      expect(await live.changes.next()).toMatchObject({ new: { title: 'While it is opened anew' } })
      await write('Afterwards')
      expect(await live.changes.next()).toMatchObject({ new: { title: 'Afterwards' } })
      expect(await titles()).toEqual(['Afterwards', 'Before', 'While it is opened anew'])
      expect((await owner.client.auth.getUser()).data.user?.id).toBe(owner.userId)
      expect(log.filter((line) => line.includes('broke off'))).toHaveLength(1)
    })

    it('goes on however often it breaks off', async () => {
      for (let count = 0; count < 2; count += 1) {
        const { error } = await owner.client.rpc('endless', { n: 1 })
        expect(error?.code).toBe('54001')
        expect(await titles()).toContain('Before')
      }
    })

    it('keeps what was written when it is closed after that', async () => {
      if (folder === null) return
      await backend.stop()
      backend = await startTestBackend({ dataFolder: join(folder, 'kept') })
      const rows = await backend.database.query('select from public.prayers where user_id = $1', [
        owner.userId,
      ])
      expect(rows).toHaveLength(3)
    })
  },
)

it('a statement that fails leaves nothing on the stack of the engine', async () => {
  const pglite = await PGlite.create()
  guardEngine(pglite)
  const stack: unknown = Reflect.get(pglite.Module, '___stack_pointer')
  const top = () => (stack as WebAssembly.Global<'i32'>).value
  const before = top()
  const failing: [string, string][] = [
    ['select 1 / 0', 'division by zero'],
    ['select * from nothing', 'relation "nothing" does not exist'],
    [`select 'x'::integer`, 'invalid input syntax for type integer'],
    ['(', 'syntax error'],
  ]
  for (const [statement, problem] of failing) {
    await expect(pglite.query(statement)).rejects.toThrow(problem)
    await expect(pglite.exec(statement)).rejects.toThrow(problem)
  }
  expect(top()).toBe(before)
  expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pglite.close()
})

it('a request is asked to come again when it is not to blame', async () => {
  const answer = brokeOff(new EngineBroken(new WebAssembly.RuntimeError('unreachable')))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
})

it('a parameter that can not be written leaves nothing for the next statement', async () => {
  const { database } = await openPglite(null)
  const lists = 'select $1::text[] as one, $2::text[] as two'
  await expect(database.query(lists, [['a'], { length: 3 }])).rejects.toThrow('Invalid input')
  expect(await database.query('select $1::text as mine', ['mine'])).toEqual([{ mine: 'mine' }])
  expect(await database.query(lists, [['a'], []])).toEqual([{ one: ['a'], two: [] }])
  await database.close()
})
