import { useSyncExternalStore } from 'react'
import type { ChosenPrayer } from './prayer-of-the-day'

declare global {
  /** What the document of the home page shows, as `public/first-paint.js` left it there. */
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var orisonPrayerOfTheDay: ChosenPrayer | undefined
}

export interface ShownPrayer extends ChosenPrayer {
  /** Set when no prayer of the library has this text: there is no page to lead to. */
  readonly isWithoutPage?: boolean
}

/** Null while it is being loaded; `none` when there is nothing to show. */
export type Shown = ShownPrayer | null | 'none'

let shown: Shown = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownPrayer(): Shown {
  return shown ?? globalThis.orisonPrayerOfTheDay ?? null
}

export function showPrayerOfTheDay(next: Shown): void {
  shown = next
  for (const notifyListener of listeners) notifyListener()
}

/** The prayer of the day; while the page is hydrated exactly what the document shows. */
export function useShownPrayer(): Shown {
  return useSyncExternalStore(subscribe, shownPrayer, shownPrayer)
}
