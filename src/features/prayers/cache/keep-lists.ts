import type { QueryClient } from '@tanstack/react-query'
import { deviceKeys, readDevice, writeDevice } from '@/lib/device-storage'
import {
  KEPT_VERSION,
  keptKey,
  keptPrefix,
  keptScope,
  type KeptList,
  type ListQuery,
} from './kept-lists'
import { prayerKeys } from './prayer-queries'
import { PAGE_SIZE } from './prayer-requests'

/** How many lists are kept; the one that was read longest ago goes first. */
const MOST_LISTS = 8
/** How long all of them may be, in characters of JSON: less than a fifth of what browsers keep for a site. */
const MOST_CHARACTERS = 500_000
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

function readAtOf(key: string): number {
  return readDevice(key, (stored) => (stored as Partial<KeptList>).readAt ?? null) ?? 0
}

function lengthOf(key: string): number {
  return readDevice(key, (stored) => JSON.stringify(stored).length) ?? 0
}

/** Removes the oldest lists beyond the bounds. */
function keepWithinBounds(): void {
  let characters = 0
  const newestFirst = deviceKeys('list.').toSorted((a, b) => readAtOf(b) - readAtOf(a))
  for (const [at, key] of newestFirst.entries()) {
    characters += lengthOf(key)
    if (at >= MOST_LISTS || characters > MOST_CHARACTERS) writeDevice(key, null)
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
    keepWithinBounds()
  }

  function note(query: ListQuery): void {
    if (!keptScope(query) || !query.state.data) return
    changed.add(query)
    clearTimeout(timer)
    timer = setTimeout(write, WRITTEN_AFTER)
  }

  for (const key of deviceKeys('list.'))
    if (!key.startsWith(keptPrefix(viewerId))) writeDevice(key, null)
  for (const query of cache.findAll({ queryKey: prayerKeys.lists })) note(query as ListQuery)
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query as ListQuery)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
