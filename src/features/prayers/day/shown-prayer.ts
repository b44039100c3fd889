import { useSyncExternalStore } from 'react'
import { DAYS_ELEMENT } from './days-element'
import type { ChosenPrayer, DayTradition } from './prayer-of-the-day'

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var orisonPrayerOfTheDay: ChosenPrayer | undefined
}

export interface ShownPrayer extends ChosenPrayer {
  /** Set when no prayer of the library has this text: there is no page to lead to. */
  readonly isWithoutPage?: boolean
}

/** Null while it is being loaded; `none` when there is nothing to show. */
export type Shown = ShownPrayer | null | 'none'

let shown: Shown | undefined
const listeners = new Set<() => void>()

/** The prayers of the days, where the document is the home page's. */
export function daysOfDocument(): readonly DayTradition[] | null {
  const json = globalThis.document?.getElementById(DAYS_ELEMENT)?.textContent
  return json ? (JSON.parse(json) as DayTradition[]) : null
}

/** The prayer whose words the build put into the document: that of no particular day. */
export function sampleOf([first]: readonly DayTradition[]): ChosenPrayer | undefined {
  const [prayer] = first?.prayers ?? []
  return first && prayer && { ...prayer, tradition: first.tradition, hue: first.hue }
}

let sample: ChosenPrayer | null | undefined

/** What the document shows: the day's where `public/first-paint.js` has put it, else what the build rendered. */
function rendered(): Shown {
  sample ??= sampleOf(daysOfDocument() ?? []) ?? null
  return globalThis.orisonPrayerOfTheDay ?? sample
}

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

/** The prayer of the day; at first exactly what the document shows. */
export function useShownPrayer(): Shown {
  return useSyncExternalStore(subscribe, shownPrayer, rendered)
}
