import type { Prayer, PrayerDraft, PrayerEdits } from './prayer'

/** The columns of one prayer. What was just written answers with these: its number of likes is known already. */
export const WRITTEN_COLUMNS =
  'id,title,short_text,medium_text,long_text,tradition,category,type,author,source,tags,language,user_id,is_remix,original_prayer_id,remix_author,is_private,withheld_as,created_at,updated_at'

/** The columns every read names; the number of likes comes from its own public table. */
export const PRAYER_COLUMNS = `${WRITTEN_COLUMNS},like_counts(likes)` as const

/** The columns of table prayers, as REST and live events deliver them. */
export interface PrayerRow {
  id: string
  title: string
  short_text: string
  medium_text: string | null
  long_text: string | null
  tradition: string
  category: string
  type: string
  author: string
  source: string | null
  tags: string[] | null
  language: string | null
  user_id: string | null
  is_remix: boolean
  original_prayer_id: string | null
  remix_author: string | null
  is_private: boolean
  withheld_as: string | null
  created_at: string
  updated_at: string
}

export interface CountedPrayerRow extends PrayerRow {
  like_counts: { likes: number } | null
}

/** The border between rows and prayers. A live row brings no count: pass the one already known. */
export function prayerFromRow(row: PrayerRow, likes: number): Prayer {
  return {
    id: row.id,
    title: row.title,
    shortText: row.short_text,
    mediumText: row.medium_text ?? '',
    longText: row.long_text ?? '',
    tradition: row.tradition,
    category: row.category,
    type: row.type,
    author: row.author,
    source: row.source ?? '',
    tags: row.tags ?? [],
    language: row.language,
    userId: row.user_id,
    isRemix: row.is_remix,
    originalId: row.original_prayer_id,
    remixAuthor: row.remix_author,
    isPrivate: row.is_private,
    withheldAs: row.withheld_as as Prayer['withheldAs'],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    likes,
  }
}

/** A row with its embedded count. */
export function prayerFromCountedRow(row: CountedPrayerRow): Prayer {
  return prayerFromRow(row, row.like_counts?.likes ?? 0)
}

/** The columns an owner may write after a prayer exists. */
export function editedColumns(edits: PrayerEdits) {
  return {
    title: edits.title.trim(),
    short_text: edits.shortText.trim(),
    medium_text: edits.mediumText.trim(),
    long_text: edits.longText.trim(),
    is_private: edits.isPrivate,
  }
}

/** What a new prayer is stored with beside its words. */
export interface OwnedBy {
  readonly userId: string
  readonly isPrivate: boolean
  /** Created once for each prayer. However often it is sent with this key, it is stored once. */
  readonly idempotencyKey: string
}

/** The columns of a new prayer. Author, credit and times are set by the database. */
export function newColumns(draft: PrayerDraft, { userId, isPrivate, idempotencyKey }: OwnedBy) {
  return {
    ...editedColumns({ ...draft, isPrivate }),
    tradition: draft.tradition,
    category: draft.category,
    type: draft.type,
    source: draft.source,
    tags: [...draft.tags],
    language: draft.language,
    user_id: userId,
    made_key: idempotencyKey,
  }
}
