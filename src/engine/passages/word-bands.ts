import type { PrayerLength } from '@/catalogue/product'
import type { Pack } from './documents'

/** Fewest and most words of a text, addressee and closing included. */
export type WordBand = readonly [fewest: number, most: number]

/** The word bands of docs/content-rules.md. */
export const WORD_BANDS: Readonly<Record<Pack['band'], Readonly<Record<PrayerLength, WordBand>>>> =
  {
    full: { short: [40, 70], medium: [100, 170], long: [210, 300] },
    brief: { short: [40, 70], medium: [100, 170], long: [160, 235] },
    child: { short: [20, 40], medium: [50, 80], long: [90, 130] },
  }
