import type { QueryClient } from '@tanstack/react-query'
import { writeDevice } from '@/lib/device-storage'
import { keptKey, keptScope, type KeptList, type ListQuery } from './kept-lists'
import { forgetOfOthers, keepWithin } from './keep-on-device'
import { KEPT_VERSION } from './kept-on-device'
import { prayerKeys } from './prayer-queries'
import { PAGE_SIZE } from './prayer-requests'

/** The list that was read longest ago goes first; all of them take less than a fifth of what browsers keep for a site. */
const BOUNDS = { most: 8, characters: 500_000 }
/** Lists that change are written together, after so many milliseconds. */
const WRITTEN_AFTER = 1000

/** The first page without what only its owner may see; null when the query holds no list. */
function keptOf({ state }: ListQuery): KeptList | null {
  const [page] = state.data?.pages ?? []
  if (!page) return null
  const prayers = page.prayers.filter(({ isPrivate }) => !isPrivate)
  const last = prayers[PAGE_SIZE - 1]
  return {
    version: KEPT_VERSION,
    readAt: state.dataUpdatedAt,
    prayers: prayers.slice(0, PAGE_SIZE),
    next:
      prayers.length > PAGE_SIZE && last
        ? { createdAt: last.createdAt, id: last.id, category: last.category }
        : page.next,
  }
}

/**
 * Keeps the heads of public lists on the device, for the next visit of the same viewer, from now on. What was kept for
 * anybody else is forgotten. Returns the function that ends it.
 */
export function keepLists(client: QueryClient, viewerId: string | null): () => void {
  const cache = client.getQueryCache()
  const changed = new Set<ListQuery>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    for (const query of changed) {
      const scope = keptScope(query)
      const kept = scope && keptOf(query)
      if (kept) writeDevice(keptKey(viewerId, scope), kept)
    }
    changed.clear()
    keepWithin('list', BOUNDS)
  }

  function note(query: ListQuery): void {
    if (!keptScope(query) || !query.state.data) return
    changed.add(query)
    clearTimeout(timer)
    timer = setTimeout(write, WRITTEN_AFTER)
  }

  forgetOfOthers('list', viewerId)
  for (const query of cache.findAll({ queryKey: prayerKeys.lists })) note(query as ListQuery)
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query as ListQuery)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
