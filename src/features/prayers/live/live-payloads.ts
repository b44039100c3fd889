import type { LiveEvent } from '../cache/live-events'
import { prayerFromRow, type PrayerRow } from '../prayer-rows'

/** A change as the realtime client hands it over; a side that does not exist is an empty object. */
export interface ChangePayload {
  readonly eventType: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly new: object
}

/** A row that is too large for the service arrives without its long columns. */
function isWholeRow(row: object): row is PrayerRow & { is_settled?: boolean } {
  return 'id' in row && 'title' in row && 'short_text' in row && 'created_at' in row
}

/** A change of table prayers as an event. `likesOf` returns the count already known. Null when the row is incomplete. */
export function eventFromPrayerChange(
  payload: ChangePayload,
  likesOf: (id: string) => number,
): LiveEvent | null {
  if (!isWholeRow(payload.new)) return null
  const prayer = prayerFromRow(payload.new, likesOf(payload.new.id))
  return payload.eventType === 'INSERT'
    ? { kind: 'inserted', prayer }
    : { kind: 'updated', prayer, isVariant: payload.new.is_settled === false }
}

/** A new row of table removed_prayers as an event: a prayer was deleted, or became private and is no longer for the viewer. */
export function eventFromRemoval({ new: row }: ChangePayload): LiveEvent | null {
  if (!('prayer_id' in row) || typeof row.prayer_id !== 'string') return null
  return { kind: 'deleted', id: row.prayer_id }
}

/** A change of table like_counts as an event. */
export function eventFromLikesChange({ new: row }: ChangePayload): LiveEvent | null {
  if (!('prayer_id' in row && 'likes' in row)) return null
  const { prayer_id: id, likes } = row
  return typeof id === 'string' && typeof likes === 'number' ? { kind: 'likes', id, likes } : null
}
