import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'

/** One stored prayer as the app knows it; made from rows in `prayer-rows.ts` and nowhere else. */
export interface Prayer {
  readonly id: string
  readonly title: string
  readonly shortText: string
  readonly mediumText: string
  readonly longText: string
  readonly tradition: string
  readonly category: string
  readonly type: string
  readonly author: string
  /** Empty when unknown. */
  readonly source: string
  readonly tags: readonly string[]
  /** BCP 47 tag of what the texts are written in; null when unknown. */
  readonly language: string | null
  /** Null for prayers of the library and for those whose owner's account is gone. */
  readonly userId: string | null
  readonly isRemix: boolean
  /** Null when this is no remix, or when the original was removed. */
  readonly originalId: string | null
  readonly remixAuthor: string | null
  readonly isPrivate: boolean
  /** What its author wants a prayer to be that is private only because it was reported; null for every other. */
  readonly withheldAs: 'public' | 'private' | null
  /** ISO time with offset, to the millisecond. Lists are ordered and paged by it. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly likes: number
}

/** A prayer that has no row yet. What the engine composes fits it. */
export type PrayerDraft = Pick<
  Prayer,
  | 'title'
  | 'shortText'
  | 'mediumText'
  | 'longText'
  | 'tradition'
  | 'category'
  | 'type'
  | 'author'
  | 'source'
  | 'tags'
  | 'language'
>

/** A prayer as it can be read: stored, or without a row yet. */
export type ShownPrayer = Prayer | (PrayerDraft & { readonly isPrivate: boolean })

/** What an owner may change afterwards, and what a remix asks for. */
export type PrayerEdits = Pick<
  Prayer,
  'title' | 'shortText' | 'mediumText' | 'longText' | 'isPrivate'
>

type Texts = Pick<Prayer, 'shortText' | 'mediumText' | 'longText'>

/** The text of one length. The long one falls back to medium when it is missing. */
export function textOf(prayer: Texts, length: PrayerLength): string {
  if (length === 'short') return prayer.shortText
  if (length === 'medium') return prayer.mediumText
  return prayer.longText.trim() === '' ? prayer.mediumText : prayer.longText
}

/** The lengths that have something to show, shortest first. */
export function shownLengths(prayer: Texts): PrayerLength[] {
  return PRAYER_LENGTHS.filter((length) => textOf(prayer, length).trim() !== '')
}

/** The wanted length when it has text, else the first that has; null for a prayer without text. */
export function nearestLength(prayer: Texts, wanted: PrayerLength | null): PrayerLength | null {
  const lengths = shownLengths(prayer)
  return lengths.find((length) => length === wanted) ?? lengths[0] ?? null
}

/** True for a remix, and for a prayer that its author wants public and nobody else sees: both say so. */
export function hasNotes({ isRemix, withheldAs }: Pick<Prayer, 'isRemix' | 'withheldAs'>): boolean {
  return isRemix || withheldAs === 'public'
}

/** Negative when `a` stands before `b` in a list: newest first, ids break ties as the database does. */
export function compareNewestFirst(
  a: Pick<Prayer, 'createdAt' | 'id'>,
  b: Pick<Prayer, 'createdAt' | 'id'>,
): number {
  const byTime = Date.parse(b.createdAt) - Date.parse(a.createdAt)
  if (byTime !== 0) return byTime
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  if (a.id === b.id) return 0
  return a.id < b.id ? 1 : -1
}
