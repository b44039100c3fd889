import { useCallback, useMemo, useState } from 'react'
import { compareNewestFirst, type Prayer } from '../prayer'

type Place = Pick<Prayer, 'createdAt' | 'id'>

/**
 * How many prayers at the head of a list are pending: newer than the newest one that was shown. Own prayers never are,
 * and none is when nothing else is left to show.
 */
export function countPending(
  prayers: readonly Prayer[],
  newestShown: Place | null,
  viewerId: string | null,
): number {
  if (newestShown === null) return 0
  const firstShown = prayers.findIndex(
    (prayer) =>
      compareNewestFirst(prayer, newestShown) >= 0 ||
      (viewerId !== null && prayer.userId === viewerId),
  )
  return Math.max(firstShown, 0)
}

/** Counts what lies below the window as inside it: otherwise a jump from below to above would not be noticed. */
const EVERYTHING_BELOW = '0px 0px 10000000px 0px'

/** Whether the marked place lies above the window. The reader is inside the list then, and growth at its top would move the lines. */
function useIsAboveWindow() {
  const [isAbove, setIsAbove] = useState(false)
  // A callback ref, because the mark is rendered later than the component: with the list.
  const mark = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsAbove(entries.at(-1)?.isIntersecting === false),
      { rootMargin: EVERYTHING_BELOW },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [mark, isAbove] as const
}

/**
 * New prayers that arrive while the reader is inside the list are pending until the reader asks for them. Returns the
 * prayers to show, the number of pending ones, the function that shows them, and the ref of the mark at the top of the list.
 */
export function usePendingPrayers(prayers: readonly Prayer[], viewerId: string | null) {
  const [mark, isAbove] = useIsAboveWindow()
  const newest = prayers[0] ?? null
  const [newestSeen, setNewestSeen] = useState<Place | null>(newest)
  const [newestShown, setNewestShown] = useState<Place | null>(newest)

  // Decided once, when a prayer arrives: scrolling up later must not move the lines either.
  if (newest?.id !== newestSeen?.id) {
    setNewestSeen(newest)
    if (newestShown === null || !isAbove) setNewestShown(newest)
  }

  const pending = countPending(prayers, newestShown, viewerId)
  const shown = useMemo(() => (pending > 0 ? prayers.slice(pending) : prayers), [prayers, pending])
  return {
    mark,
    pending,
    shown,
    release: () => setNewestShown(newest),
  }
}
