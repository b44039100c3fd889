import type { KnownList } from './list-refresh'
import type { PageKey, PrayerPage } from './prayer-requests'

/** How many pages of a list one refresh asks the server for; one request follows the other. */
const PAGES_READ_AGAIN = 3

interface PageWish {
  /** Tells one fetch of the query library from another: it reads all pages of a list in one. */
  readonly fetch: AbortSignal
  readonly after: PageKey | null
  readonly size: number
  readonly ask: () => Promise<PrayerPage>
  readonly known: () => readonly PrayerPage[]
}

/**
 * Reads the pages of lists. Reading one of hundreds of pages again, which the query library does page by page, would
 * be a storm of requests: the first pages are asked for, the rest stays as it was known.
 */
export function createPageReader() {
  const fetches = new WeakMap<AbortSignal, { asked: Set<string>; known: KnownList | null }>()
  return async ({ fetch, after, size, ask, known }: PageWish): Promise<PrayerPage> => {
    if (after === null) {
      fetches.delete(fetch)
      return ask()
    }
    const state = fetches.get(fetch) ?? { asked: new Set(), known: null }
    fetches.set(fetch, state)
    // A page that failed is asked for again in the same fetch.
    if (state.asked.size < PAGES_READ_AGAIN - 1) state.asked.add(after.id)
    if (state.asked.has(after.id)) return ask()
    // Later, because no first screen has read so far.
    const { knownListOf, knownPageAfter } = await import('./list-refresh')
    state.known ??= knownListOf(known())
    return knownPageAfter(state.known, after, size)
  }
}
