import { replaceEqualDeep } from '@tanstack/react-query'
import type { Prayer } from '../prayer'
import { orderOf, type ListOrder } from './list-order'
import { PAGE_SIZE, type PageKey, type PrayerPage } from './prayer-requests'
import type { PrayerScope } from './prayer-scopes'

/** How many pages at the head of a list one refetch requests, one after the other. */
const HEAD_REQUESTS = 3
/** How many uncertain pages further down it requests. */
const UNCERTAIN_REQUESTS = 3
/** The most prayers that the server returns at once. */
const LARGEST_PAGE = 100

/** One page that the query library wants. */
export interface PageRequest {
  /** The list that it is a page of. */
  readonly scope: PrayerScope
  /** The signal of one fetch of the query library, which reads all pages of a list. */
  readonly signal: AbortSignal
  readonly after: PageKey | null
  /** Requests the page after a prayer from the server, of the usual size unless given. */
  readonly fetchPage: (after: PageKey | null, size?: number) => Promise<PrayerPage>
  /** The pages that are cached already. */
  readonly knownPages: () => readonly PrayerPage[]
}

/** For pages that are about to be refetched: the places where an event made them uncertain. */
export const uncertainPlaces = new WeakMap<readonly PrayerPage[], readonly PageKey[]>()

/** What is known of a list before it is refetched. */
export interface KnownList {
  readonly order: ListOrder
  readonly prayers: readonly Prayer[]
  /** Whether it reaches the end of the list. */
  readonly isWhole: boolean
}

export function knownListOf(pages: readonly PrayerPage[], scope: PrayerScope): KnownList {
  return {
    order: orderOf(scope),
    prayers: pages.flatMap((page) => page.prayers),
    isWhole: pages.at(-1)?.next === null,
  }
}

/** The index of the first prayer that follows, by binary search. */
function firstAfter({ prayers, order }: KnownList, after: PageKey): number {
  let [low, high] = [0, prayers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const prayer = prayers[middle]
    if (prayer && order(after, prayer) < 0) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The page of a known list that follows a prayer. It is empty when the pages just read do not reach down to the known
 * list: what lies between is unknown until more is requested.
 */
export function knownPageAfter(known: KnownList, after: PageKey, size: number): PrayerPage {
  const [first] = known.prayers
  const reachesKnown = first !== undefined && known.order(first, after) <= 0
  if (!reachesKnown) return { prayers: [], next: after }
  const start = firstAfter(known, after)
  const prayers = known.prayers.slice(start, start + size)
  const isEnd = known.isWhole && start + size >= known.prayers.length
  return { prayers, next: isEnd ? null : (prayers.at(-1) ?? after) }
}

/** Whether a list that was read down to the end of this page reaches the known list. */
function reaches(known: KnownList, { next }: PrayerPage): boolean {
  const [first] = known.prayers
  return !first || !next || known.order(first, next) <= 0
}

/** The last page of a refetch with all known prayers that follow: a list does not get shorter while it is read. */
function withKnownRest(known: KnownList, page: PrayerPage): PrayerPage {
  if (page.next === null || !reaches(known, page)) return page
  const rest = known.prayers.slice(firstAfter(known, page.next))
  if (rest.length === 0) return page
  const next = known.isWhole ? null : (rest.at(-1) ?? null)
  return { ...page, prayers: [...page.prayers, ...rest], next }
}

/**
 * Refetches a list, page by page in its order. The query library would request all pages, which may be hundreds. Here
 * the first pages and the uncertain ones are requested; the rest stays as it is known. When more prayers are new than
 * the first page holds, larger pages bring the list down to what is known.
 */
export function createRefetch(pages: readonly PrayerPage[], scope: PrayerScope) {
  const known = knownListOf(pages, scope)
  const knownById = new Map(known.prayers.map((prayer) => [prayer.id, prayer]))
  const uncertain = uncertainPlaces.get(pages) ?? []
  let returned = 0
  let headRequests = 0
  let uncertainRequests = 0

  function isUncertain({ prayers, next }: PrayerPage, after: PageKey): boolean {
    const last = prayers.at(-1)
    return uncertain.some(
      (place) =>
        known.order(after, place) < 0 && (next === null || !last || known.order(place, last) <= 0),
    )
  }

  async function read({ after, fetchPage }: PageRequest): Promise<PrayerPage> {
    if (after !== null && headRequests >= HEAD_REQUESTS) {
      const page = knownPageAfter(known, after, PAGE_SIZE)
      if (uncertainRequests >= UNCERTAIN_REQUESTS || !isUncertain(page, after)) return page
      uncertainRequests++
      return fetchPage(after)
    }
    headRequests++
    let page = await fetchPage(after)
    while (!reaches(known, page) && headRequests < HEAD_REQUESTS) {
      headRequests++
      const more = await fetchPage(page.next, LARGEST_PAGE)
      page = { ...page, prayers: [...page.prayers, ...more.prayers], next: more.next }
    }
    return page
  }

  return async (request: PageRequest): Promise<PrayerPage> => {
    const fetched = await read(request)
    // A card whose prayer is the same object is not drawn again.
    const prayers = fetched.prayers.map((prayer) =>
      replaceEqualDeep(knownById.get(prayer.id), prayer),
    )
    const page = { ...fetched, prayers }
    returned++
    return returned === pages.length ? withKnownRest(known, page) : page
  }
}
