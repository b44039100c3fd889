import type { ChosenPrayer, DayTradition } from './prayer-of-the-day'

/** The id of the element in the home page's document that holds the prayers of the days, as JSON. */
export const DAYS_ELEMENT = 'prayers-of-the-days'

/** The prayers of the days, where the document is the home page's. */
export function daysOfDocument(): readonly DayTradition[] | null {
  const json = document.getElementById(DAYS_ELEMENT)?.textContent
  return json ? (JSON.parse(json) as DayTradition[]) : null
}

/** The prayer whose words the build puts into the document: that of no particular day. */
export function sampleOf([first]: readonly DayTradition[]): ChosenPrayer | undefined {
  const [prayer] = first?.prayers ?? []
  return first && prayer && { ...prayer, tradition: first.tradition, hue: first.hue }
}
