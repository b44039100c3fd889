import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import {
  leavesDoubt,
  mergePrayer,
  reducePages,
  withLikes,
  type LiveEvent,
  type PrayerEvent,
} from './live-events'
import type { Prayer } from '../prayer'
import { prayerKeys } from './prayer-queries'
import { HOME_PAGE_SIZE, type PageKey, type PrayerPage } from './prayer-requests'
import type { PrayerScope } from './prayer-scopes'

/** The one module that knows in which shapes prayers are cached: lists as pages, details as single prayers. */
type CachedList = InfiniteData<PrayerPage, PageKey | null>

function listQueries(client: QueryClient): Query<CachedList>[] {
  return client.getQueryCache().findAll({ queryKey: prayerKeys.lists }) as Query<CachedList>[]
}

function scopeOf(query: Query<CachedList>): PrayerScope {
  return query.queryKey[2] as PrayerScope
}

function changeDetail(client: QueryClient, id: string, change: (prayer: Prayer) => Prayer): void {
  client.setQueryData<Prayer>(prayerKeys.detail(id), (prayer) => prayer && change(prayer))
}

function applyToDetail(client: QueryClient, event: LiveEvent): void {
  if (event.kind === 'deleted')
    // A page that is being read stays as it is; the next visit finds the prayer gone.
    client.removeQueries({ queryKey: prayerKeys.detail(event.id), type: 'inactive' })
  else if (event.kind === 'likes')
    changeDetail(client, event.id, (prayer) => withLikes(prayer, event.likes))
  else changeDetail(client, event.prayer.id, (prayer) => mergePrayer(prayer, event.prayer))
}

/** Hears of a prayer that stands in a list on screen since that was read again. */
export type OnEntered = (event: PrayerEvent, scope: PrayerScope) => void

/** Reads a list again, a moment later or when it is next shown, because of events that may change who stands in it. */
function doubt(
  client: QueryClient,
  query: Query<CachedList>,
  events: readonly PrayerEvent[],
  onEntered?: OnEntered,
): void {
  if (!query.isActive()) query.invalidate()
  else
    void import('./list-rereads').then(({ readAgainSoon }) =>
      readAgainSoon(client, query.queryHash, events, (event) => onEntered?.(event, scopeOf(query))),
    )
}

/**
 * Tells every cached list and detail about events, from the live channel or from own writes that have succeeded, in
 * their order; each list changes once. Returns for each event the lists on screen that it changed. Lists whose members
 * only the server knows change at once where they show the prayer, and are read again.
 */
export function applyEvents(
  client: QueryClient,
  events: readonly LiveEvent[],
  viewerId: string | null,
  onEntered?: OnEntered,
): PrayerScope[][] {
  for (const event of events) applyToDetail(client, event)
  const changed = events.map((): PrayerScope[] => [])
  for (const query of listQueries(client)) {
    const cached = query.state.data
    if (!cached) continue
    const scope = scopeOf(query)
    const isOnScreen = query.isActive()
    let pages = cached.pages
    const doubtful: PrayerEvent[] = []
    for (const [at, event] of events.entries()) {
      const next = reducePages(pages, scope, event, viewerId)
      if (next !== pages && isOnScreen) changed[at]?.push(scope)
      if (leavesDoubt(pages, next, scope, event, viewerId)) doubtful.push(event)
      pages = next
    }
    if (doubtful.length > 0) doubt(client, query, doubtful, onEntered)
    if (pages === cached.pages) continue
    client.setQueryData<CachedList>(query.queryKey, { ...cached, pages })
    const [first] = pages
    if (scope.kind === 'newest' && first?.next && first.prayers.length < HOME_PAGE_SIZE)
      void client.invalidateQueries({ queryKey: query.queryKey })
  }
  return changed
}

/** Tells every cached list and detail about one event. Returns the lists on screen that it changed. */
export function applyEvent(
  client: QueryClient,
  event: LiveEvent,
  viewerId: string | null,
): PrayerScope[] {
  return applyEvents(client, [event], viewerId)[0] ?? []
}

/** Moves the count of a prayer in every place that shows it. */
export function moveLikes(client: QueryClient, id: string, by: 1 | -1): void {
  const known = findCachedPrayer(client, id)
  if (known) applyEvent(client, { kind: 'likes', id, likes: Math.max(0, known.likes + by) }, null)
}

/** A prayer that some list or detail already holds: its page can open with it at once. */
export function findCachedPrayer(client: QueryClient, id: string): Prayer | undefined {
  const detail = client.getQueryData<Prayer>(prayerKeys.detail(id))
  if (detail) return detail
  for (const query of listQueries(client))
    for (const page of query.state.data?.pages ?? []) {
      const found = page.prayers.find((prayer) => prayer.id === id)
      if (found) return found
    }
  return undefined
}

/** Asks again for what is on screen, and for the rest when it is next needed: after a gap in the live channel. */
export function catchUp(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: prayerKeys.lists })
  void client.invalidateQueries({ queryKey: prayerKeys.details })
  void client.invalidateQueries({ queryKey: prayerKeys.counts })
}
