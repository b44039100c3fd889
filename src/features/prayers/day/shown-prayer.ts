import { useCallback, useSyncExternalStore } from 'react'
import type { ChosenPrayer } from './prayer-of-the-day'

/** The prayer that a document shows, as `public/first-paint.js` left it there. */
export interface DocumentPrayer extends ChosenPrayer {
  /** Set on the page of a tradition, which shows its own prayer of the day. */
  readonly isOfTradition?: boolean
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var orisonPrayerOfTheDay: DocumentPrayer | undefined
}

export interface ShownPrayer extends ChosenPrayer {
  /** Set when no prayer of the library has this text: there is no page to lead to. */
  readonly isWithoutPage?: boolean
}

/** Null while it is being loaded; `none` when there is nothing to show. */
export type Shown = ShownPrayer | null | 'none'

/** The tradition whose prayer of the day is meant; null for that of the home page. */
export type DayOf = string | null

const shown = new Map<DayOf, Shown>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ofDocument(of: DayOf): Shown {
  const prayer = globalThis.orisonPrayerOfTheDay
  const isMeant = of === null ? !prayer?.isOfTradition : prayer?.tradition === of
  return (isMeant && prayer) || null
}

export function shownPrayer(of: DayOf): Shown {
  return shown.get(of) ?? ofDocument(of)
}

export function showPrayerOfTheDay(of: DayOf, next: Shown): void {
  shown.set(of, next)
  for (const notifyListener of listeners) notifyListener()
}

/** The prayer of the day; while the page is hydrated exactly what the document shows. */
export function useShownPrayer(of: DayOf): Shown {
  const read = useCallback(() => shownPrayer(of), [of])
  return useSyncExternalStore(subscribe, read, read)
}
