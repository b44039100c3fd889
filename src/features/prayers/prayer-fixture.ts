import type { Prayer } from './prayer'

/** A prayer for tests; `minute` sets its age: higher is newer. */
export function prayerAt(minute: number, change: Partial<Prayer> = {}): Prayer {
  const time = new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString()
  return {
    id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
    title: `Prayer of minute ${minute}`,
    shortText: 'Short words.',
    mediumText: 'Medium words.',
    longText: 'Long words.',
    tradition: 'Islam',
    category: 'Peace',
    type: 'Peace Prayer',
    author: 'Orison',
    source: 'AI Generated',
    tags: ['peace'],
    userId: null,
    isRemix: false,
    originalId: null,
    remixAuthor: null,
    isPrivate: false,
    withheldAs: null,
    createdAt: time,
    updatedAt: time,
    likes: 0,
    ...change,
  }
}
