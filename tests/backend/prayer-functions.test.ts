/** The functions that answer with prayers, asked as the app asks them: with columns, an embedded count and a page key. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend } from '../support/backend'

type Backend = Awaited<ReturnType<typeof startTestBackend>>

let backend: Backend
beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
  await backend.database.query(`insert into public.prayers
      (title, short_text, tradition, category, type, tags, created_at)
    values
      ('First', 'The quiet harbour.', 'Islam', 'Peace', 'Peace Prayer', '{}', '2026-01-01'),
      ('Second', 'A harbour, quiet.', 'Shinto', 'Hope', 'Hope Prayer', '{peace}', '2026-01-02'),
      ('Third', 'Quiet.', 'Shinto', 'Hope', 'Hope Prayer', '{}', '2026-01-03')`)
})
afterAll(() => backend.stop())

const COLUMNS = 'id,title,created_at,like_counts(likes)'

interface Row {
  id: string
  title: string
  created_at: string
}

/** The test's client knows no schema, so not whether a function gives rows or one value. */
function rowsOf({ data }: { data: unknown }): Row[] {
  expect(data).toBeInstanceOf(Array)
  return data as Row[]
}

describe('functions of prayers', () => {
  it('search for words with a filter, page after page', async () => {
    const ask = (page: object) =>
      backend
        .client()
        .rpc('search_prayers', { query: 'harbour QUIÉT', page_size: 1, ...page })
        .select(COLUMNS)
    const first = await ask({})
    expect(first.data).toMatchObject([{ title: 'Second', like_counts: { likes: 0 } }])
    const [last] = rowsOf(first)
    const second = await ask({ before_created_at: last?.created_at, before_id: last?.id })
    expect(second.data).toMatchObject([{ title: 'First' }])
    const filtered = await ask({
      in_tradition: 'Islam',
      in_category: 'Peace',
      in_type: 'Peace Prayer',
    })
    expect(filtered.data).toMatchObject([{ title: 'First' }])
  })

  it('list a category by its name and its tag', async () => {
    const listed = await backend
      .client()
      .rpc('category_prayers', { in_category: 'Peace', page_size: 20 })
      .select(COLUMNS)
    expect(rowsOf(listed).map(({ title }) => title)).toEqual(['Second', 'First'])
  })

  it('offer the nearest search, or null', async () => {
    const nearest = (query: string) => backend.client().rpc('nearest_search', { query })
    expect(await nearest('quiet harbur')).toMatchObject({ data: 'quiet harbour', error: null })
    expect(await nearest('quiet')).toMatchObject({ data: null, error: null })
  })
})
