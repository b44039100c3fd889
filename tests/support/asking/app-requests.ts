import type * as queriesModule from '@/features/prayers/cache/prayer-queries'
import type * as requestsModule from '@/features/prayers/cache/prayer-requests'

import type { Recorder } from './recorded-requests'
import { toStatement, type Statement } from './rest-sql'

type RequestsModule = typeof requestsModule
type QueriesModule = typeof queriesModule

function only(statements: Statement[]): Statement {
  const [statement] = statements
  if (!statement || statements.length > 1) throw new Error('Not one request was sent.')
  return statement
}

/** The statement behind one page of a list, as the app asks for it. */
export async function pageStatement(
  recorder: Recorder,
  scope: requestsModule.OpenScope,
  after: requestsModule.PageKey | null,
): Promise<Statement> {
  const { fetchPrayerPage } = await recorder.load<RequestsModule>(
    '/src/features/prayers/cache/prayer-requests.ts',
  )
  const { signal } = new AbortController()
  const sent = await recorder.record(() => fetchPrayerPage(scope, after, signal))
  return only(sent.map(toStatement))
}

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
