import type { PrayerRow } from '@/features/prayers/prayer-rows'

/** A prayer for tests, as it is answered. */
export const ROW: PrayerRow = {
  id: '6f4c1d2e-0000-4000-8000-000000000001',
  title: 'Universal Sacred Prayer for Peace',
  short_text: 'Be near us tonight, and let us rest. Amen.',
  medium_text: 'Be near us, who are tired.\n\nLet the house grow quiet.\n\nAmen.',
  long_text:
    'Be near us, who are tired and many.\n\nLet the house grow quiet, room by room.\n\nAmen.',
  tradition: 'Universal',
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
  created_at: '2026-11-01T08:00:00.000+00:00',
  updated_at: '2026-11-01T08:00:00.000+00:00',
}
