/** The 24 prayer types, in the order of the generator. The stored option value is lower case. */
export const PRAYER_TYPES = [
  'Gratitude',
  'Guidance',
  'Blessing',
  'Peace',
  'Loving-Kindness',
  'Mercy',
  'Forgiveness',
  'Healing',
  'Victory',
  'Rain',
  'Thanksgiving',
  'Protection',
  'Wisdom',
  'Strength',
  'Abundance',
  'Unity',
  'Hope',
  'Faith',
  'Joy',
  'Success',
  'Courage',
  'Patience',
  'Understanding',
  'Harmony',
] as const

export type PrayerType = (typeof PRAYER_TYPES)[number]

/** Reads a type from its stored, lower-case or displayed form; null when it names none. */
export function findPrayerType(text: string): PrayerType | null {
  const wanted = text.trim().toLowerCase()
  return PRAYER_TYPES.find((type) => type.toLowerCase() === wanted) ?? null
}
