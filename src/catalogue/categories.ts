/**
 * The shared category list. 'All' is a filter, never stored; 'Other' stands for
 * the sum of its sub-categories.
 */
export const CATEGORIES = [
  'All',
  'Morning Prayer',
  'Gratitude',
  'Personal Growth',
  'Wellbeing',
  'Professional',
  'Relationships',
  'Spirituality',
  'Celebration',
  'Other',
] as const

/** What 'Other' is the sum of; each can be stored as a prayer's category. */
export const SUB_CATEGORIES = [
  'Healing',
  'Peace',
  'Guidance',
  'Mercy',
  'Forgiveness',
  'Victory',
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
  'Family',
] as const

/** What the generator's first category select offers. */
export const GENERATOR_CATEGORIES = CATEGORIES.filter((category) => category !== 'All')

export type Category = (typeof CATEGORIES)[number]
export type SubCategory = (typeof SUB_CATEGORIES)[number]
/** What a prayer row's category column may hold. */
export type StoredCategory = Exclude<Category, 'All'> | SubCategory

/** Every value that a prayer's category column may hold, main categories first. */
export const STORED_CATEGORIES: readonly StoredCategory[] = [
  ...GENERATOR_CATEGORIES,
  ...SUB_CATEGORIES,
]
