import type { PRODUCT_NAME, PrayerLength, SOURCE_LABEL } from '@/catalogue/product'
import type { Intention } from './intention/intention'

/** What a prayer is composed for. */
export interface PrayerChoices {
  readonly tradition: string
  /** One of the 24 types, in any case. */
  readonly type: string
  /** A main category or the chosen sub-category of Other. */
  readonly category: string
  readonly familyMember?: string
  /** What the person wrote, uncleaned. */
  readonly context?: string
  /** What was heard in it, where the person has corrected it; else it is read from the context. */
  readonly intention?: Intention
  /** Words of the context that the person took from the tags. */
  readonly withoutTags?: readonly string[]
  /** A name that was written may be said: only in prayers that nobody else reads. */
  readonly isPrivate?: boolean
}

/** A prayer in three lengths, as it is stored, with what it was composed of. */
export interface ComposedPrayer {
  readonly title: string
  /** Paragraphs are separated by an empty line. */
  readonly shortText: string
  readonly mediumText: string
  readonly longText: string
  readonly tradition: string
  readonly category: string
  /** `<category> Prayer`, as specified. */
  readonly type: string
  readonly tags: string[]
  readonly author: typeof PRODUCT_NAME
  readonly source: typeof SOURCE_LABEL
  /** 16 hexadecimal digits: the same choices and variant always have the same. */
  readonly seed: string
  readonly variant: number
  /** Ids of the passages said, in order. */
  readonly passages: Readonly<Record<PrayerLength, readonly string[]>>
  /** What was heard in the context. */
  readonly intention: Intention
  /** Set where the person wrote of harm to themselves: the page offers help beside the prayer. */
  readonly notice: 'self-harm' | null
}
