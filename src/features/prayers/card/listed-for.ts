import { findPrayerType, type PrayerType } from '@/catalogue/prayer-types'
import type { Prayer } from '../prayer'

/** The type for which a prayer of another category is in the list of this one; null when its category says why it is there. */
export function typeListedFor({ category }: Prayer, listed: string | null): PrayerType | null {
  if (listed === null || category.toLowerCase() === listed.toLowerCase()) return null
  return findPrayerType(listed)
}
