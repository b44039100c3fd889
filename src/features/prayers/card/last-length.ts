import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { readDevice, writeDevice } from '@/lib/device-storage'

const KEY = 'length'

/** The length that the reader chose last, on any prayer; null until they have chosen one. */
export function lastLength(): PrayerLength | null {
  return readDevice(KEY, (kept) => PRAYER_LENGTHS.find((length) => length === kept) ?? null)
}

export function keepLength(length: PrayerLength): void {
  writeDevice(KEY, length)
}
