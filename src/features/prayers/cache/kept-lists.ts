import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { readDevice } from '@/lib/device-storage'
import { storedSession } from '@/lib/stored-session'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { isCurrent, keptPrefix, type Kept } from './kept-on-device'
import { prayerKeys } from './prayer-queries'
import type { PageKey, PrayerPage } from './prayer-requests'
import type { PrayerScope } from './prayer-scopes'

/** A list that is older is not shown any more. In milliseconds. */
const OLDEST = 7 * 86_400_000

/** The first page of a list as the device keeps it, without private prayers. */
export interface KeptList extends PrayerPage, Kept {}

type ListData = InfiniteData<PrayerPage, PageKey | null>
export type ListQuery = Query<ListData>

/** The scope of a query whose list may be kept; null for searches, for lists of persons and for all that is no list. */
export function keptScope({ queryKey }: Pick<ListQuery, 'queryKey'>): PrayerScope | null {
  if (!prayerKeys.lists.every((part, at) => queryKey[at] === part)) return null
  const scope = queryKey[2] as PrayerScope
  const isPublic = ['newest', 'all', 'tradition'].includes(scope.kind)
  return isPublic || (scope.kind === 'category' && scope.search === '') ? scope : null
}

export function keptKey(viewerId: string | null, scope: PrayerScope): string {
  return keptPrefix('list', viewerId) + JSON.stringify(scope)
}

export function isPrayer(stored: unknown): stored is Prayer {
  const prayer = stored as Partial<Prayer> | null
  return (
    typeof prayer === 'object' &&
    typeof prayer?.id === 'string' &&
    typeof prayer.shortText === 'string' &&
    typeof prayer.createdAt === 'string' &&
    Array.isArray(prayer.tags)
  )
}

/** What is kept of a list; null when it is too old or damaged. */
export function parseKeptList(stored: unknown): KeptList | null {
  const kept = stored as Partial<KeptList> | null
  if (!isCurrent(kept, OLDEST) || !Array.isArray(kept?.prayers)) return null
  return kept.prayers.every(isPrayer) ? (kept as KeptList) : null
}

/** Shows the kept list until the one that is being read arrives. */
function restore(client: QueryClient, query: ListQuery): void {
  const scope = keptScope(query)
  if (!scope || query.state.data) return
  const kept = readDevice(keptKey(storedSession()?.user.id ?? null, scope), parseKeptList)
  if (!kept) return
  const prayers = kept.prayers.filter(({ id }) => !hiddenIds.has(id))
  client.setQueryData<ListData>(
    query.queryKey,
    { pages: [{ prayers, next: kept.next }], pageParams: [null] },
    { updatedAt: kept.readAt },
  )
}

/**
 * Shows each list as it was on the last visit, as soon as it is being read again: what is read then is the whole first
 * page, and replaces it. Returns the function that ends this.
 */
export function restoreKeptLists(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey: prayerKeys.lists, fetchStatus: 'fetching' }))
    restore(client, query as ListQuery)
  return cache.subscribe(({ type, query }) => {
    // The observer starts the read only after it was added.
    if (type === 'observerAdded') queueMicrotask(() => restore(client, query as ListQuery))
  })
}
