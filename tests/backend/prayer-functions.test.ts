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

const NOBODY = '00000000-0000-4000-8000-000000000000'

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
  const search = async (parameters: object) => {
    const { data, error } = await backend.client().rpc('search_prayers', parameters)
    expect(error).toBeNull()
    return data as { prayers: Row[]; subjects: object[]; nearest: string | null }
  }

  it('search for words with a filter, page after page', async () => {
    const query = { query: 'harbour QUIÉT', page_size: 1 }
    const first = await search(query)
    expect(first.prayers).toMatchObject([{ title: 'Second', like_counts: { likes: 0 } }])
    const [last] = first.prayers
    const place = { before_created_at: last?.created_at, before_id: last?.id }
    expect((await search({ ...query, ...place })).prayers).toMatchObject([{ title: 'First' }])
    const filters = { tradition_name: 'Islam', category_name: 'Peace', type_name: 'Peace Prayer' }
    expect((await search({ ...query, ...filters })).prayers).toMatchObject([{ title: 'First' }])
  })

  it('list a category by its name and its tag', async () => {
    const listed = await backend
      .client()
      .rpc('category_prayers', { category_name: 'Peace', page_size: 20 })
      .select(COLUMNS)
    expect(rowsOf(listed).map(({ title }) => title)).toEqual(['First', 'Second'])
  })

  it('offer the nearest search where nothing is found', async () => {
    expect(await search({ query: 'quiet harbur' })).toMatchObject({
      prayers: [],
      nearest: 'quiet harbour',
    })
    expect(await search({ query: 'quiet' })).toMatchObject({ nearest: null })
  })

  it('name the subjects of a search on its first page only', async () => {
    const subjects = [{ kind: 'tradition', name: 'Judaism' }]
    expect(await search({ query: 'jewish' })).toMatchObject({ subjects })
    const place = { before_created_at: '2026-01-02', before_id: NOBODY }
    expect(await search({ query: 'jewish', ...place })).toEqual({
      prayers: [],
      subjects: [],
      nearest: null,
    })
  })
})
