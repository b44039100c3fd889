import type * as queriesModule from '@/features/prayers/cache/prayer-queries'
import type * as requestsModule from '@/features/prayers/cache/prayer-requests'
import type { PrayerScope } from '@/features/prayers/cache/prayer-scopes'
import type * as searchModule from '@/features/prayers/search/search-queries'
import type { Recorder } from './recorded-requests'
import { toStatement, type Statement } from './rest-sql'

type RequestsModule = typeof requestsModule
type QueriesModule = typeof queriesModule
type SearchModule = typeof searchModule

function only(statements: Statement[]): Statement {
  const [statement] = statements
  if (!statement || statements.length > 1) throw new Error('Not one request was sent.')
  return statement
}

/** The statement behind one page of a list, as the app asks for it. */
export async function pageStatement(
  recorder: Recorder,
  scope: PrayerScope,
  after: requestsModule.PageKey | null,
): Promise<Statement> {
  const { fetchPrayerPage } = await recorder.load<RequestsModule>(
    '/src/features/prayers/cache/prayer-requests.ts',
  )
  const { signal } = new AbortController()
  const sent = await recorder.record(() => fetchPrayerPage(scope, after, signal))
  return only(sent.map(toStatement))
}

/** The statement that a read of the search features sends. */
async function searchStatement(
  recorder: Recorder,
  query: (queries: SearchModule['searchQueries']) => { queryFn?: unknown },
): Promise<Statement> {
  const { searchQueries } = await recorder.load<SearchModule>(
    '/src/features/prayers/search/search-queries.ts',
  )
  const queryFn = query(searchQueries).queryFn as (context: { signal: AbortSignal }) => unknown
  const { signal } = new AbortController()
  const sent = await recorder.record(async () => queryFn({ signal }))
  return only(sent.map(toStatement))
}

/** The statement behind “did you mean”, sent when a search found nothing. */
export const nearestStatement = (recorder: Recorder, text: string) =>
  searchStatement(recorder, (queries) => queries.nearest(text))

/** The statement behind the numbers of the sidebar. */
export async function countsStatement(recorder: Recorder): Promise<Statement> {
  const { prayerQueries } = await recorder.load<QueriesModule>(
    '/src/features/prayers/cache/prayer-queries.ts',
  )
  const { queryFn } = prayerQueries.counts()
  if (typeof queryFn !== 'function') throw new Error('The counts are not asked for.')
  const { signal } = new AbortController()
  const context = { signal } as Parameters<typeof queryFn>[0]
  const sent = await recorder.record(async () => queryFn(context))
  return only(sent.map(toStatement))
}
