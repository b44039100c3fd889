import type { OccasionKey } from '../intention/occasions'
import { MEMBER_KEYS, SCENE_KEYS, type SceneKey, type TypeKey } from '../keys'
import type { Sphere } from './documents'

/** Types that are prayed in a like mood share their calls. */
const TYPE_FAMILIES = {
  thanks: ['gratitude', 'thanksgiving', 'joy', 'abundance', 'blessing', 'rain'],
  light: ['guidance', 'wisdom', 'understanding', 'success', 'faith'],
  mend: ['peace', 'loving-kindness', 'mercy', 'forgiveness', 'unity', 'harmony'],
  bear: ['healing', 'victory', 'protection', 'strength', 'hope', 'courage', 'patience'],
} as const satisfies Readonly<Record<string, readonly TypeKey[]>>

export type TypeFamily = keyof typeof TYPE_FAMILIES

export const TYPE_FAMILY_KEYS = Object.keys(TYPE_FAMILIES) as TypeFamily[]

/** The family of a type; `light` for a type that no family holds. */
export function familyOfType(type: string): TypeFamily {
  return (
    TYPE_FAMILY_KEYS.find((family) =>
      (TYPE_FAMILIES[family] as readonly string[]).includes(type),
    ) ?? 'light'
  )
}

export const SPHERES = ['body', 'bond', 'work', 'spirit'] as const satisfies readonly Sphere[]

/** The category whose whole prayers are said for Other and its sub-categories, by their sphere. */
export const SCENE_OF_SPHERE: Readonly<Record<Sphere, SceneKey>> = {
  body: 'wellbeing',
  bond: 'relationships',
  work: 'professional',
  spirit: 'spirituality',
}

/** What a pack has situations for. */
export const SITUATION_KEYS = [...SCENE_KEYS, ...SPHERES, ...MEMBER_KEYS] as const

/** What needs and applications are keyed by, beside the type. */
export const NEED_COLUMNS = [...SCENE_KEYS, 'other', 'family'] as const

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

/** Occasions that ask for a type in the same way. */
export const OCCASION_GROUPS = {
  body: [
    'cancer',
    'surgery',
    'waiting-for-results',
    'hospital',
    'dementia',
    'pain',
    'illness',
    'disability',
    'sleeplessness',
    'caring-for-someone',
    'childlessness',
    'pregnancy',
    'recovery',
  ],
  mind: [
    'self-harm',
    'abuse',
    'addiction',
    'depression',
    'mental-strain',
    'anxiety',
    'loneliness',
    'guilt',
    'temptation',
    'doubt',
  ],
  grief: [
    'death',
    'miscarriage',
    'funeral',
    'dying',
    'anniversary-of-a-death',
    'loss-of-an-animal',
  ],
  bond: [
    'divorce',
    'breakup',
    'estrangement',
    'quarrel',
    'conflict-at-work',
    'raising-children',
    'child-leaving-home',
  ],
  work: [
    'homelessness',
    'job-loss',
    'debt-and-money',
    'looking-for-work',
    'hard-work',
    'retirement',
  ],
  threshold: [
    'immigration',
    'court',
    'job-interview',
    'exam',
    'decision',
    'starting-a-business',
    'new-job',
    'new-school',
    'study',
    'moving-house',
    'flight',
    'pilgrimage',
    'travel',
  ],
  danger: ['violence', 'war', 'disaster', 'flood', 'drought'],
  joy: [
    'reconciliation',
    'birth',
    'wedding',
    'anniversary',
    'birthday',
    'graduation',
    'thanks-for-recovery',
    'thanks-for-good-news',
    'harvest',
    'meal',
  ],
  someone: ['someone'],
} as const satisfies Readonly<Record<string, readonly OccasionKey[]>>

export type OccasionGroup = keyof typeof OCCASION_GROUPS

const OCCASION_GROUP_KEYS = Object.keys(OCCASION_GROUPS) as OccasionGroup[]

const groupOf = new Map<OccasionKey, OccasionGroup>(
  OCCASION_GROUP_KEYS.flatMap((group) =>
    OCCASION_GROUPS[group].map((occasion) => [occasion, group] as const),
  ),
)

/** The group of an occasion. */
export function groupOfOccasion(occasion: OccasionKey): OccasionGroup {
  return groupOf.get(occasion) ?? 'someone'
}

const GROUP_SPHERES: Readonly<Partial<Record<OccasionGroup, Sphere>>> = {
  body: 'body',
  bond: 'bond',
  work: 'work',
  mind: 'spirit',
}

/** The sphere of an occasion; null where any passage of the type fits it. */
export function sphereOfOccasion(occasion: OccasionKey): Sphere | null {
  return GROUP_SPHERES[groupOfOccasion(occasion)] ?? null
}

const GROUP_FAMILIES: Readonly<Partial<Record<OccasionGroup, TypeFamily>>> = {
  body: 'bear',
  mind: 'bear',
  bond: 'mend',
  work: 'bear',
  threshold: 'light',
  danger: 'bear',
  joy: 'thanks',
}

/** The family of types whose calls lead to an occasion; null where those of the type asked for do. */
export function familyOfOccasion(occasion: OccasionKey): TypeFamily | null {
  if (occasion === 'guilt') return 'mend'
  return GROUP_FAMILIES[groupOfOccasion(occasion)] ?? null
}

/** The family whose document holds how types are asked for within an occasion: grief, and whatever is told, stand with what mends. */
export function withinFamily(occasion: OccasionKey): TypeFamily {
  return familyOfOccasion(occasion) ?? 'mend'
}

/**
 * The folder of the whole prayers for what was told: the family of the occasion (grief, and a person of whom nothing else is
 * known, stand with what mends), or the types where no occasion was heard.
 */
export function toldFolder(occasion: OccasionKey | undefined): TypeFamily | 'types' {
  return occasion ? withinFamily(occasion) : 'types'
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

/** There is, or may be, too much water: rain is neither asked for nor admired. */
export const WET: readonly OccasionKey[] = ['flood', 'disaster']

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
