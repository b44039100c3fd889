import type { PageKey, PrayerPage } from './prayer-requests'

/** What is wished for when the query library asks for a page. */
export interface PageWish {
  /** Tells one fetch of the query library from another: it reads all pages of a list in one. */
  readonly fetch: AbortSignal
  readonly after: PageKey | null
  /** Asks the server for the page after a prayer, of the usual size when none is said. */
  readonly ask: (after: PageKey | null, size?: number) => Promise<PrayerPage>
  readonly known: () => readonly PrayerPage[]
}

/** Reads the pages of lists. Reading a list again is another matter: see `list-refresh.ts`. */
export function createPageReader() {
  const rereads = new WeakMap<AbortSignal, Promise<(wish: PageWish) => Promise<PrayerPage>>>()
  return async (wish: PageWish): Promise<PrayerPage> => {
    const known = wish.known()
    if (wish.after === null && known.length > 0)
      rereads.set(
        wish.fetch,
        // Later, because no first screen has read so far.
        import('./list-refresh').then(({ createReread }) => createReread(known)),
      )
    const reread = await rereads.get(wish.fetch)
    return reread ? reread(wish) : wish.ask(wish.after)
  }
}
