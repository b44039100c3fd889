import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'

const texts = {
  title: 'A Prayer for Rest',
  short_text: 'Let the day be done.',
  tradition: 'Universal',
  category: 'Peace',
  type: 'Peace Prayer',
}

describe('the tables over REST', () => {
  let backend: TestBackend
  let person: SignedUp
  beforeAll(async () => {
    backend = await startTestBackend({ seed: false })
  })
  beforeEach(async () => {
    await backend.database.exec('delete from public.prayers')
    person = await backend.signUp()
  })
  afterAll(() => backend.stop())

  const write = (fields: Record<string, unknown> = {}) =>
    person.client
      .from('prayers')
      .insert({ ...texts, user_id: person.userId, ...fields })
      .select()
      .single()

  it('give back what was inserted, with times as PostgREST writes them', async () => {
    const { data, error } = await write({ tags: ['rest', 'night'] })
    expect(error).toBeNull()
    expect(data).toMatchObject({ ...texts, tags: ['rest', 'night'], user_id: person.userId })
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
  })

  it('change and delete what the policies allow', async () => {
    const { data } = await write()
    const changed = await person.client
      .from('prayers')
      .update({ title: 'Another Title' })
      .eq('id', data.id)
      .select('title')
      .single()
    expect(changed.data).toEqual({ title: 'Another Title' })
    await person.client.from('prayers').delete().eq('id', data.id)
    const left = await person.client.from('prayers').select('id').eq('id', data.id).maybeSingle()
    expect(left.data).toBeNull()
  })

  it('keep to column grants, which no request may widen', async () => {
    const { data } = await write()
    const { error } = await person.client
      .from('prayers')
      .update({ author: 'Somebody Else' })
      .eq('id', data.id)
    expect(error?.code).toBe('42501')
  })

  it.each(['select=xmax', 'select=*&xmax=eq.1', 'select=*&order=ctid', 'select=*,xmin'])(
    'tell nothing of transactions: %s',
    async (asked) => {
      await write()
      for (const table of ['prayers', 'profiles', 'like_counts']) {
        const answer = await fetch(`${backend.url}/rest/v1/${table}?${asked}`, {
          headers: { apikey: backend.anonKey },
        })
        expect.soft(answer.status, table).toBe(401)
        expect.soft(await answer.json(), table).toMatchObject({ code: '42501' })
      }
    },
  )

  it('hide private rows from everybody else', async () => {
    await write({ is_private: true })
    const own = await person.client.from('prayers').select('id')
    const others = await backend.client().from('prayers').select('id')
    expect(own.data).toHaveLength(1)
    expect(others.data).toHaveLength(0)
  })

  it('answer requests that arrive at once each with its own rights', async () => {
    await write({ is_private: true })
    const visitor = backend.client()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        (turn % 2 === 0 ? person.client : visitor).from('prayers').select('id'),
      ),
    )
    expect(answers.map(({ data }) => data?.length)).toEqual(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? 1 : 0)),
    )
  })

  it('embed the number of likes, and no person', async () => {
    await write()
    const { data, error } = await person.client
      .from('prayers')
      .select('title,like_counts(likes)')
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({ title: texts.title, like_counts: { likes: 0 } })
    const embedded = await person.client.from('prayers').select('title,profiles(id)')
    expect([embedded.status, embedded.error?.code]).toEqual([400, 'PGRST200'])
  })

  it('filter with or, contains and ilike, order, limit and count', async () => {
    await write({ title: 'First', category: 'Healing' })
    await write({ title: 'Second', tags: ['healing'] })
    await write({ title: 'Third' })
    const { data, count } = await person.client
      .from('prayers')
      .select('title', { count: 'exact' })
      .or('category.eq.Healing,tags.cs.{healing}')
      .order('title', { ascending: false })
      .limit(1)
    expect(data).toEqual([{ title: 'Second' }])
    expect(count).toBe(2)
    const found = await person.client.from('prayers').select('title').ilike('title', '%hir%')
    expect(found.data).toEqual([{ title: 'Third' }])
  })

  it('page by key', async () => {
    const titles = ['One', 'Two', 'Three']
    const rows = titles.map((title) => ({ ...texts, title, user_id: person.userId }))
    await person.client.from('prayers').insert(rows)
    const list = () =>
      person.client.from('prayers').select('id,created_at').order('created_at').order('id').limit(2)
    const first = await list()
    const last = first.data?.at(-1)
    const next = await list().or(
      `created_at.gt.${last?.created_at},and(created_at.eq.${last?.created_at},id.gt.${last?.id})`,
    )
    expect(first.data).toHaveLength(2)
    expect(next.data).toHaveLength(1)
  })

  it('say that a single row is not there', async () => {
    const { error, status } = await person.client
      .from('prayers')
      .select()
      .eq('id', '00000000-0000-4000-8000-000000000000')
      .single()
    expect(error?.code).toBe('PGRST116')
    expect(status).toBe(406)
  })

  it('run functions with the caller’s rights', async () => {
    await write({ title: 'Café' })
    const { data, error } = await backend.client().rpc('search_prayers', { query: 'CAFE' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ prayers: [{ title: 'Café' }] })
  })

  it('name the broken rule when a constraint refuses a row', async () => {
    const { error } = await write({ title: 'x'.repeat(201) })
    expect(error?.code).toBe('23514')
    expect(error?.message).toContain('prayers_title_length')
  })

  it('know a changed schema after the notice that PostgREST listens for', async () => {
    await backend.database.exec(`create table public.newcomers (id int primary key);
      notify pgrst, 'reload schema'`)
    const { error } = await backend.client().from('newcomers').select()
    expect(error).toBeNull()
  })
})
