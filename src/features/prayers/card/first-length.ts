import type { PrayerLength } from '@/catalogue/product'
import { shownLengths, type Prayer } from '../prayer'
import { lastLength } from './last-length'

/** Another number for each time that the app is loaded, and the same until then. */
function loadNumber(): number {
  return Math.trunc(performance.timeOrigin)
}

/**
 * The length that a card starts with: the one that the reader chose last, until then one drawn by lot. The draw holds for as
 * long as the page is loaded: the app draws what was drawn before it came.
 */
export function firstLength(
  prayer: Pick<Prayer, 'id' | 'shortText' | 'mediumText' | 'longText'>,
): PrayerLength {
  const lengths = shownLengths(prayer)
  const last = lastLength()
  if (last && lengths.includes(last)) return last
  // Ids are random: so is their end.
  const lot = Number.parseInt(prayer.id.slice(-6), 16) + loadNumber()
  return lengths[lot % lengths.length] ?? 'short'
}
