import type { Prayer } from './prayer'
import { prayerFromRow, type PrayerRow } from './prayer-rows'

/** A prayer for tests, as it is answered; `minute` sets its age: higher is newer. */
export function rowAt(minute: number, change: Partial<PrayerRow> = {}): PrayerRow {
  const time = new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString()
  return {
    id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
    title: `Prayer of minute ${minute}`,
    short_text: 'Short words.',
    medium_text: 'Medium words.',
    long_text: 'Long words.',
    tradition: 'Islam',
    category: 'Peace',
    type: 'Peace Prayer',
    author: 'Orison',
    source: 'AI Generated',
    tags: ['peace'],
    language: 'en',
    user_id: null,
    is_remix: false,
    original_prayer_id: null,
    remix_author: null,
    is_private: false,
    withheld_as: null,
    created_at: time,
    updated_at: time,
    ...change,
  }
}

/** The same as the app knows it. */
export function prayerAt(minute: number, change: Partial<Prayer> = {}): Prayer {
  return { ...prayerFromRow(rowAt(minute), 0), ...change }
}
