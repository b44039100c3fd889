/** Single requests by the public key that would cost the backend its memory or its time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'

let backend: TestBackend
let owner: SignedUp
beforeAll(async () => {
  backend = await startTestBackend()
  owner = await backend.signUp()
  await backend.database.query(
    `insert into public.prayers (title, short_text, tradition, category, user_id)
     select 'T', 'S', 'Islam', 'Hope', $1 from generate_series(1, 100)`,
    [owner.userId],
  )
  await backend.database.query(
    `with original as (select id from public.prayers where user_id = $1 limit 1)
     update public.prayers set is_remix = true, original_prayer_id = original.id
     from original where user_id = $1 and prayers.id <> original.id`,
    [owner.userId],
  )
  await backend.database.query(
    `insert into public.likes (prayer_id, user_id) select id, $1 from public.prayers where user_id = $1`,
    [owner.userId],
  )
})
afterAll(() => backend.stop())

async function ask(path: string, token = backend.anonKey) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
  })
  return { status: response.status, size: (await response.arrayBuffer()).byteLength }
}

async function ownToken() {
  const { data } = await owner.client.auth.getSession()
  return data.session?.access_token ?? ''
}

const isAlive = async () => expect((await ask('prayers?select=id&limit=1')).status).toBe(200)

/** `id,a(id,b(id,a(…)))`, so many levels deep. */
const nested = (relations: string[], depth: number): string =>
  depth === 0
    ? 'id'
    : `id,${relations[0]}(${nested([...relations.slice(1), relations[0] ?? ''], depth - 1)})`

const CIRCLES: [string, string[]][] = [
  ['an owner and the prayers', ['profiles', 'prayers']],
  [
    'an owner and the prayers, by the key',
    ['profiles!prayers_user_id_fkey', 'prayers!prayers_user_id_fkey'],
  ],
  [
    'an original and its remixes',
    ['prayers!original_prayer_id', 'prayers!prayers_original_prayer_id_fkey'],
  ],
  ['a like and its giver', ['profiles!likes', 'prayers!likes']],
]

describe('embedding in circles', () => {
  it.each(CIRCLES)('from %s is refused before a row is read', async (_, relations) => {
    for (const depth of [1, 4, 6]) {
      const select = `select=${nested(relations, depth)}`
      for (const token of [backend.anonKey, await ownToken()])
        for (const filter of ['', `&user_id=eq.${owner.userId}`]) {
          const { status, size } = await ask(`prayers?${select}${filter}`, token)
          expect(status).toBeGreaterThanOrEqual(400)
          expect(status).toBeLessThan(500)
          expect(size).toBeLessThan(2000)
        }
    }
    await isAlive()
  })

  it('from a like to its prayer and back gives each once', async () => {
    const token = await ownToken()
    const select = 'likes?select=prayer_id,prayers(id,likes(prayer_id,prayers(id)))'
    const { status, size } = await ask(select, token)
    expect(status).toBe(200)
    expect(size).toBeLessThan(100_000)
    expect((await ask(`profiles?select=id,likes(prayer_id)`, token)).status).toBe(400)
  })
})

const deep = (count: number) => `${'like_counts(prayers('.repeat(count)}id${'))'.repeat(count)}`

describe('a request that is', () => {
  it.each([
    ['embedding ten levels deep', `prayers?select=${deep(5)}`],
    ['embedding a thousand levels deep', `prayers?select=${deep(500)}`],
    [
      'embedding one table a hundred times',
      `prayers?select=${Array.from({ length: 100 }, (_, at) => `a${at}:like_counts(likes)`).join(',')}`,
    ],
    [
      'a tree of a thousand conditions',
      `prayers?select=id&or=${'(and'.repeat(500)}(id.is.null)${')'.repeat(500)}`,
    ],
    [
      'a pattern that never ends',
      `prayers?select=id&long_text=match.${encodeURIComponent('(.*)(.*)(.*)(.*)\\1\\2\\3\\4x')}`,
    ],
    ['a pattern of a thousand jokers', `prayers?select=id&long_text=like.${'*a'.repeat(1000)}`],
    ['twenty thousand letters long', `prayers?select=id&title=eq.${'a'.repeat(20_000)}`],
    ['a thousand columns', `prayers?select=${'id,'.repeat(1000)}id`],
    ['a thousand steps into a column', `prayers?select=id&tags${'->0'.repeat(1000)}=eq.1`],
    ['in the order of a thousand steps', `prayers?select=id&order=tags${'->0'.repeat(1000)}`],
    ['a search with a thousand negations', `prayers?select=id&title=fts.${'!'.repeat(1000)}a`],
    ['an empty tree of conditions', 'prayers?select=id&limit=0&or=()'],
  ])('%s is answered with 4xx', async (_, path) => {
    const { status } = await ask(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    await isAlive()
  })

  it.each(['\\u0000', '\\ud800', 'x\\udc00'])(
    'text that no database can hold (%s) is answered with 400, and disturbs nobody after it',
    async (text) => {
      for (const path of ['rest/v1/rpc/search_prayers', 'auth/v1/signup']) {
        const response = await fetch(`${backend.url}/${path}`, {
          method: 'POST',
          headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
          body: `{"query":"${text}","email":"${text}@example.org","password":"long enough"}`,
        })
        expect(response.status).toBe(400)
      }
      const written = await backend.client().rpc('search_prayers', { query: '\\u0000' })
      expect(written.error).toBeNull()
      await isAlive()
    },
  )

  it('with a body nested a thousand levels deep is answered with 400 by every service', async () => {
    const deepList = `${'['.repeat(1000)}${']'.repeat(1000)}`
    for (const [method, path] of [
      ['POST', 'rest/v1/prayers'],
      ['POST', 'rest/v1/rpc/search_prayers'],
      ['POST', 'auth/v1/signup'],
      ['PUT', 'auth/v1/user'],
      ['POST', 'storage/v1/object/list/profiles'],
      ['DELETE', 'storage/v1/object/profiles'],
    ]) {
      const response = await fetch(`${backend.url}/${path}`, {
        method: method ?? '',
        headers: {
          apikey: backend.anonKey,
          authorization: `Bearer ${await ownToken()}`,
          'content-type': 'application/json',
        },
        body: `{"title":"T","data":{"x":${deepList}}}`,
      })
      expect([path, response.status]).toEqual([path, 400])
    }
    await isAlive()
  })

  it('with a million brackets in one text is read as text', async () => {
    const query = `\\"${'['.repeat(1_000_000)}`
    const { error } = await backend.client().rpc('search_prayers', { query })
    expect(error?.message ?? '').not.toMatch(/nested/)
  })

  it('for more rows than the limit gets no more than those', async () => {
    const { data } = await backend.client().from('prayers').select('id').limit(1_000_000)
    expect(data?.length).toBeLessThanOrEqual(1000)
  })

  it('for a count by the planner is refused', async () => {
    for (const count of ['planned', 'estimated'] as const) {
      const { error, status } = await backend
        .client()
        .from('prayers')
        .select('id', { count })
        .limit(1)
      expect([status, error?.code]).toEqual([400, 'PT400'])
    }
    expect((await backend.client().from('prayers').select('id', { count: 'exact' })).count).toBe(
      700,
    )
  })
})
