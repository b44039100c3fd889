import { compareNewestFirst, type Prayer } from './prayer'
import type { PageKey, PrayerPage } from './prayer-requests'

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
