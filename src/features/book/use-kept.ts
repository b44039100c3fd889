import { AppError } from '@/lib/errors'
import { MOST_KEPT } from './book'
import { changeDeviceBook, deviceBook, useDeviceBook } from './device-book'

/** Keeps a prayer in the visitor's book on this device. Throws AppError when no more have room. */
export function keepOnDevice(prayerId: string): void {
  const { kept } = deviceBook(null)
  if (kept.some((each) => each.prayerId === prayerId)) return
  if (kept.length >= MOST_KEPT)
    throw new AppError('limited', 'This device keeps 1,000 prayers. Please sign in to keep more.')
  const newest = { prayerId, keptAt: new Date().toISOString() }
  changeDeviceBook(null, (book) => ({ ...book, kept: [newest, ...book.kept] }))
}

/** Takes prayers out of the visitor's book on this device; collections keep theirs. */
export function removeFromDevice(prayerIds: readonly string[]): void {
  changeDeviceBook(null, (book) => ({
    ...book,
    kept: book.kept.filter(({ prayerId }) => !prayerIds.includes(prayerId)),
  }))
}

/** What a visitor keeps on this device outside of collections, the newest first. */
export function useKept() {
  return useDeviceBook(null).kept
}
