import type { PrayerLength } from '@/catalogue/product'

const NAMES: Record<PrayerLength, string> = { short: 'Short', medium: 'Medium', long: 'Long' }

/** Short, medium and long are the names of three revealed obligatory prayers there, which these are not. */
const BAHAI_NAMES: Record<PrayerLength, string> = {
  short: 'Brief',
  medium: 'Standard',
  long: 'Extended',
}

/** What the switch calls a length of a prayer of this tradition. */
export function lengthName(length: PrayerLength, tradition: string): string {
  return (tradition === "Baha'i Faith" ? BAHAI_NAMES : NAMES)[length]
}
