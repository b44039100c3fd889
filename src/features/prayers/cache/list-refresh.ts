import type { PageWish } from './page-reader'
import { compareNewestFirst, type Prayer } from '../prayer'
import { PAGE_SIZE, type PageKey, type PrayerPage } from './prayer-requests'

/** How many pages at the head of a list one refresh asks the server for; one request follows the other. */
const PAGES_READ_AGAIN = 3
/** How many pages further down are asked for because something in them is uncertain. */
const DOUBTFUL_PAGES_READ = 3
/** The most prayers that the server gives at once. */
const LARGEST_PAGE = 100

/** For the pages of a list that is about to be read again: the places where it is uncertain. */
export const inDoubt = new WeakMap<readonly PrayerPage[], readonly PageKey[]>()

/** What was known of a list before it is read again: newest first. */
export interface KnownList {
  readonly prayers: readonly Prayer[]
  /** Whether it reached the list's end. */
  readonly isWhole: boolean
}

export function knownListOf(pages: readonly PrayerPage[]): KnownList {
  return {
    prayers: pages.flatMap((page) => page.prayers),
    isWhole: pages.at(-1)?.next === null,
  }
}

/** The place of the first prayer that is older; prayers stand in order, so halving finds it. */
function firstOlder(prayers: readonly Prayer[], after: PageKey): number {
  let [low, high] = [0, prayers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const prayer = prayers[middle]
    if (prayer && compareNewestFirst(after, prayer) < 0) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The part of a known list that follows a prayer, a page of it. When the pages just read do not reach down to what
 * was known, what lies between is unknown: then nothing follows until more is asked for.
 */
export function knownPageAfter(known: KnownList, after: PageKey, size: number): PrayerPage {
  const [newest] = known.prayers
  const reachesKnown = newest !== undefined && compareNewestFirst(newest, after) <= 0
  if (!reachesKnown) return { prayers: [], next: after }
  const start = firstOlder(known.prayers, after)
  const prayers = known.prayers.slice(start, start + size)
  const isEnd = known.isWhole && start + size >= known.prayers.length
  return { prayers, next: isEnd ? null : (prayers.at(-1) ?? after) }
}

/** Whether a list that has been read down to this page's end goes down to what was known of it. */
function reaches(known: KnownList, { next }: PrayerPage): boolean {
  const [newest] = known.prayers
  return !newest || !next || compareNewestFirst(newest, next) <= 0
}

/** The last page of a reading with all that was known to follow: a list does not grow shorter under its reader. */
function withKnownRest(known: KnownList, page: PrayerPage): PrayerPage {
  if (page.next === null || !reaches(known, page)) return page
  const rest = known.prayers.slice(firstOlder(known.prayers, page.next))
  if (rest.length === 0) return page
  return { prayers: [...page.prayers, ...rest], next: known.isWhole ? null : (rest.at(-1) ?? null) }
}

/**
 * Reads a list again, page by page in its order. Asking for hundreds of pages, which the query library does, would be a
 * storm of requests: the first pages are asked for, and those in doubt; the rest stays as it was known. When more prayers
 * have come than the first page holds, larger pages bring the list down to what was known.
 */
export function createReread(pages: readonly PrayerPage[]) {
  const known = knownListOf(pages)
  const doubts = inDoubt.get(pages) ?? []
  let given = 0
  let asked = 0
  let doubtfulAsked = 0

  function hasDoubt({ prayers, next }: PrayerPage, after: PageKey): boolean {
    const last = prayers.at(-1)
    return doubts.some(
      (place) =>
        compareNewestFirst(after, place) < 0 &&
        (next === null || !last || compareNewestFirst(place, last) <= 0),
    )
  }

  async function read({ after, ask }: PageWish): Promise<PrayerPage> {
    if (after !== null && asked >= PAGES_READ_AGAIN) {
      const page = knownPageAfter(known, after, PAGE_SIZE)
      if (doubtfulAsked >= DOUBTFUL_PAGES_READ || !hasDoubt(page, after)) return page
      doubtfulAsked++
      return ask(after)
    }
    asked++
    let page = await ask(after)
    while (!reaches(known, page) && asked < PAGES_READ_AGAIN) {
      asked++
      const more = await ask(page.next, LARGEST_PAGE)
      page = { prayers: [...page.prayers, ...more.prayers], next: more.next }
    }
    return page
  }

  return async (wish: PageWish): Promise<PrayerPage> => {
    const page = await read(wish)
    given++
    return given === pages.length ? withKnownRest(known, page) : page
  }
}
