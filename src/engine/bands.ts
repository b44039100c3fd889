import type { PrayerLength } from '@/catalogue/product'
import type { Band } from './pack'

export interface WordBand {
  /** Fewest and most words that a text of this length may have. */
  readonly fewest: number
  readonly most: number
  /** Sentences are added until the text has this many words. */
  readonly enough: number
}

const SHORT: WordBand = { fewest: 40, most: 70, enough: 46 }
const MEDIUM: WordBand = { fewest: 100, most: 150, enough: 112 }

/** The word bands of packs of fragments, in words of the body; docs/content-rules.md has those of passages. */
export const BANDS: Readonly<Record<Band, Readonly<Record<PrayerLength, WordBand>>>> = {
  full: { short: SHORT, medium: MEDIUM, long: { fewest: 210, most: 300, enough: 230 } },
  brief: { short: SHORT, medium: MEDIUM, long: { fewest: 160, most: 220, enough: 178 } },
  child: {
    short: { fewest: 20, most: 40, enough: 25 },
    medium: { fewest: 50, most: 80, enough: 58 },
    long: { fewest: 90, most: 130, enough: 100 },
  },
}

/** An opening this short may begin a short prayer; longer ones begin medium and long prayers. */
export const BRIEF_OPENING_WORDS: Readonly<Record<Band, number>> = { full: 14, brief: 14, child: 8 }

/** A closing longer than this never ends a short prayer. */
export const BRIEF_CLOSING_WORDS: Readonly<Record<Band, number>> = { full: 10, brief: 10, child: 4 }
