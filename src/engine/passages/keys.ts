import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { toSlug } from '@/catalogue/slug'
import type { OccasionKey } from '../intention/occasions'
import type { Sphere } from './documents'

/** The types as documents name them: `loving-kindness`. */
export const TYPE_KEYS: readonly string[] = PRAYER_TYPES.map(toSlug)

/** Types that are prayed in a like mood share their calls. */
export const TYPE_FAMILIES = {
  thanks: ['gratitude', 'thanksgiving', 'joy', 'abundance', 'blessing', 'rain'],
  light: ['guidance', 'wisdom', 'understanding', 'success', 'faith'],
  mend: ['peace', 'loving-kindness', 'mercy', 'forgiveness', 'unity', 'harmony'],
  bear: ['healing', 'victory', 'protection', 'strength', 'hope', 'courage', 'patience'],
} as const

export type TypeFamily = keyof typeof TYPE_FAMILIES

/** The family of a type; `light` for a type that no family holds. */
export function familyOfType(type: string): TypeFamily {
  const families = Object.keys(TYPE_FAMILIES) as TypeFamily[]
  return (
    families.find((family) => (TYPE_FAMILIES[family] as readonly string[]).includes(type)) ??
    'light'
  )
}

/** The eight categories that name a part of life. */
export const CATEGORY_KEYS = [
  'morning-prayer',
  'gratitude',
  'personal-growth',
  'wellbeing',
  'professional',
  'relationships',
  'spirituality',
  'celebration',
] as const

export const SPHERES = ['body', 'bond', 'work', 'spirit'] as const satisfies readonly Sphere[]

export const MEMBER_KEYS = [
  'mother',
  'father',
  'children',
  'siblings',
  'grandparents',
  'extended-family',
] as const

/** What a pack has situations for. */
export const SITUATION_KEYS = [...CATEGORY_KEYS, ...SPHERES, ...MEMBER_KEYS] as const

/** What needs and applications are keyed by, beside the type. */
export const NEED_COLUMNS = [...CATEGORY_KEYS, 'other', 'family'] as const

/** The sphere that a category, a sub-category of Other or a type belongs to. */
export const SPHERE_OF: Readonly<Record<string, Sphere>> = {
  wellbeing: 'body',
  professional: 'work',
  relationships: 'bond',
  'personal-growth': 'spirit',
  spirituality: 'spirit',
  healing: 'body',
  strength: 'body',
  protection: 'body',
  mercy: 'bond',
  forgiveness: 'bond',
  unity: 'bond',
  harmony: 'bond',
  understanding: 'bond',
  'loving-kindness': 'bond',
  success: 'work',
  victory: 'work',
  abundance: 'work',
}

const BODILY: readonly OccasionKey[] = [
  'cancer',
  'surgery',
  'waiting-for-results',
  'hospital',
  'dementia',
  'pain',
  'illness',
  'disability',
  'sleeplessness',
  'pregnancy',
  'birth',
  'recovery',
  'thanks-for-recovery',
]
const BETWEEN_PEOPLE: readonly OccasionKey[] = [
  'divorce',
  'breakup',
  'estrangement',
  'quarrel',
  'loneliness',
  'reconciliation',
  'raising-children',
  'child-leaving-home',
  'wedding',
  'anniversary',
]
const AT_WORK: readonly OccasionKey[] = [
  'job-loss',
  'conflict-at-work',
  'looking-for-work',
  'job-interview',
  'starting-a-business',
  'new-job',
  'hard-work',
  'retirement',
  'exam',
  'study',
]

/** The sphere of an occasion; null where any passage of the type fits it. */
export function sphereOfOccasion(occasion: OccasionKey): Sphere | null {
  if (BODILY.includes(occasion)) return 'body'
  if (BETWEEN_PEOPLE.includes(occasion)) return 'bond'
  return AT_WORK.includes(occasion) ? 'work' : null
}

/** Somebody has died: the pack's thread of comfort carries the prayer. */
export const GRIEF: readonly OccasionKey[] = [
  'death',
  'funeral',
  'anniversary-of-a-death',
  'miscarriage',
  'loss-of-an-animal',
]

/** Nothing is asked of who suffers these, and no type is put on top of them. */
export const QUIET: readonly OccasionKey[] = ['self-harm', 'abuse']

/** Types that nobody should hear in grief; comfort is said instead. */
export const NOT_IN_GRIEF: readonly string[] = [
  'joy',
  'success',
  'victory',
  'abundance',
  'rain',
  'thanksgiving',
  'blessing',
]

/** Whoever a prayer is for, thanks are the speaker's. */
const THANKS: readonly string[] = ['gratitude', 'thanksgiving']

/** What one asks for oneself with a family member in mind: patience with them. */
const TOWARDS_FAMILY: readonly string[] = [
  'patience',
  'forgiveness',
  'understanding',
  'loving-kindness',
  'harmony',
]

/** Whether a type is asked for the speaker although somebody else is named. */
export function isForSpeaker(type: string, hasOccasion: boolean): boolean {
  return THANKS.includes(type) || (!hasOccasion && TOWARDS_FAMILY.includes(type))
}
