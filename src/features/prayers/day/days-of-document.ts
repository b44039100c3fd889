import type { ChosenPrayer, DayTradition } from './prayer-of-the-day'
import type { DayOf } from './shown-prayer'

/** The id of the element in a document that holds the prayers of the days, as JSON. */
export const DAYS_ELEMENT = 'prayers-of-the-days'

/** The prayers of the days, where the document is the home page's, or that tradition's. */
export function daysOfDocument(of: DayOf): readonly DayTradition[] | null {
  const json = document.getElementById(DAYS_ELEMENT)?.textContent
  const days = json ? (JSON.parse(json) as DayTradition[]) : []
  const isMeant = of === null ? days.length > 1 : days.length === 1 && days[0]?.tradition === of
  return isMeant ? days : null
}

/** The prayer whose words the build puts into the document: that of no particular day. */
export function sampleOf([first]: readonly DayTradition[]): ChosenPrayer | undefined {
  const [prayer] = first?.prayers ?? []
  return first && prayer && { ...prayer, tradition: first.tradition, hue: first.hue }
}
