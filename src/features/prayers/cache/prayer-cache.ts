import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase'
import { likeKeys } from './like-queries'
import {
  isUncertainAfter,
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

/** Prayers are cached in two shapes: lists as pages, details as single prayers. Only this room knows them. */
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
    // A page that is open stays as it is; the next visit finds the prayer gone.
    client.removeQueries({ queryKey: prayerKeys.detail(event.id), type: 'inactive' })
  else if (event.kind === 'likes')
    changeDetail(client, event.id, (prayer) => withLikes(prayer, event.likes))
  else changeDetail(client, event.prayer.id, (prayer) => mergePrayer(prayer, event.prayer))
}

/** Whether an event may change a family: of a member, or of a new remix of one. */
function concerns(family: readonly { readonly id: string }[] | undefined, event: LiveEvent) {
  if (event.kind === 'likes') return false
  const ids = event.kind === 'deleted' ? [event.id] : [event.prayer.id, event.prayer.originalId]
  return family?.some(({ id }) => ids.includes(id)) ?? false
}

function refetchFamilies(client: QueryClient, events: readonly LiveEvent[]): void {
  void client.invalidateQueries({
    queryKey: prayerKeys.families,
    predicate: ({ state }) =>
      events.some((event) => concerns(state.data as { id: string }[] | undefined, event)),
  })
}

/** Called for a prayer that a list on screen holds since it was refetched. */
export type OnEntered = (event: PrayerEvent, scope: PrayerScope) => void

/** Refetches a list, a moment later or when it is next shown, because of events that may change its members. */
function refetchLater(
  client: QueryClient,
  query: Query<CachedList>,
  events: readonly PrayerEvent[],
  onEntered?: OnEntered,
): void {
  if (!query.isActive()) query.invalidate()
  else
    void import('./refetch-schedule').then(({ scheduleRefetch }) =>
      scheduleRefetch(client, query.queryHash, events, (event) =>
        onEntered?.(event, scopeOf(query)),
      ),
    )
}

/** Whether these pages hold the new prayer of somebody else: a refetch may bring a prayer before its event arrives. */
function holdNewPrayer(
  pages: readonly PrayerPage[],
  event: LiveEvent,
  viewerId: string | null,
): boolean {
  if (event.kind !== 'inserted') return false
  if (viewerId !== null && event.prayer.userId === viewerId) return false
  return pages.some(({ prayers }) => prayers.some(({ id }) => id === event.prayer.id))
}

/**
 * Applies events, from the live channel or from own writes that have succeeded, to every cached list and detail in
 * their order. Each list changes once. Returns for each event the lists on screen that it changed, or that hold its new
 * prayer already. A list whose members only the server knows changes at once where it shows the prayer, and is refetched.
 */
export function applyEvents(
  client: QueryClient,
  events: readonly LiveEvent[],
  viewerId: string | null,
  onEntered?: OnEntered,
): PrayerScope[][] {
  for (const event of events) applyToDetail(client, event)
  refetchFamilies(client, events)
  const changed = events.map((): PrayerScope[] => [])
  for (const query of listQueries(client)) {
    const cached = query.state.data
    if (!cached) continue
    const scope = scopeOf(query)
    const isOnScreen = query.isActive()
    let pages = cached.pages
    const uncertain: PrayerEvent[] = []
    for (const [at, event] of events.entries()) {
      const next = reducePages(pages, scope, event, viewerId)
      if (isOnScreen && (next !== pages || holdNewPrayer(pages, event, viewerId)))
        changed[at]?.push(scope)
      if (isUncertainAfter(pages, next, scope, event, viewerId)) uncertain.push(event)
      pages = next
    }
    if (uncertain.length > 0) refetchLater(client, query, uncertain, onEntered)
    if (pages === cached.pages) continue
    client.setQueryData<CachedList>(query.queryKey, { ...cached, pages })
    const [first] = pages
    if (scope.kind === 'newest' && first?.next && first.prayers.length < HOME_PAGE_SIZE)
      void client.invalidateQueries({ queryKey: query.queryKey })
  }
  return changed
}

/** Applies one event to every cached list and detail. Returns the lists on screen that it changed. */
export function applyEvent(
  client: QueryClient,
  event: LiveEvent,
  viewerId: string | null,
): PrayerScope[] {
  return applyEvents(client, [event], viewerId)[0] ?? []
}

/** Adds a prayer that its owner just wrote to every list it belongs to, and where its page finds it. */
export function addWritten(client: QueryClient, prayer: Prayer): void {
  applyEvent(client, { kind: 'inserted', prayer }, prayer.userId)
  // What was written answers without the number of likes.
  client.setQueryData<Prayer>(prayerKeys.detail(prayer.id), (known) => ({
    ...prayer,
    likes: known?.likes ?? 0,
  }))
}

/** The ids of the prayers that this viewer likes, as shown now; undefined before they are loaded. */
export function findLikedIds(client: QueryClient, viewerId: string): readonly string[] | undefined {
  return client.getQueryData<string[]>(likeKeys.ofViewer(viewerId))
}

/**
 * Shows whether a viewer likes a prayer, and its number of likes with it, in every place. The number moves only when
 * the state changes, so that presses do not add up.
 */
export function showLiked(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
  isLiked: boolean,
): void {
  const queryKey = likeKeys.ofViewer(viewerId)
  const likedIds = findLikedIds(client, viewerId) ?? []
  if (likedIds.includes(prayerId) === isLiked) return
  client.setQueryData(
    queryKey,
    isLiked ? [...likedIds, prayerId] : likedIds.filter((id) => id !== prayerId),
  )
  const prayer = findCachedPrayer(client, prayerId)
  if (!prayer) return
  const likes = Math.max(0, prayer.likes + (isLiked ? 1 : -1))
  applyEvent(client, { kind: 'likes', id: prayerId, likes }, null)
}

/** Reads the number of likes from the server into every place that shows the prayer. A failed read changes nothing. */
export async function refreshLikeCount(client: QueryClient, id: string): Promise<void> {
  const { data } = await supabase
    .from('like_counts')
    .select('likes')
    .eq('prayer_id', id)
    .maybeSingle()
  if (data) applyEvent(client, { kind: 'likes', id, likes: data.likes }, null)
}

/** Calls the listener whenever a list was read from the server. Returns the function that ends the subscription. */
export function onListRead(client: QueryClient, listener: () => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (prayerKeys.lists.every((part, at) => event.query.queryKey[at] === part)) listener()
  })
}

/** Whether a list is being read from the server. */
export function isReadingLists(client: QueryClient): boolean {
  return client.isFetching({ queryKey: prayerKeys.lists }) > 0
}

/** A prayer that a list or detail already holds: its page can open with it at once. */
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

/** Refetches what is on screen, and the rest when it is next needed: for after a gap in the live channel. */
export function refetchAll(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: prayerKeys.lists })
  void client.invalidateQueries({ queryKey: prayerKeys.details })
  void client.invalidateQueries({ queryKey: prayerKeys.families })
  void client.invalidateQueries({ queryKey: prayerKeys.counts })
}
