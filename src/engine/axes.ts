import { findFamilyMember } from '@/catalogue/family-members'
import { findPrayerType } from '@/catalogue/prayer-types'
import { toSlug } from '@/catalogue/slug'
import type { PrayerChoices } from './compose-prayer'
import { readContext, type ContextReading } from './context/read-context'
import type { MemberKey, PlaceKey, SceneKey, TypeKey } from './pack'

const SCENES: readonly string[] = [
  'morning-prayer',
  'gratitude',
  'personal-growth',
  'wellbeing',
  'professional',
  'relationships',
  'spirituality',
  'celebration',
] satisfies SceneKey[]

function isScene(key: string): key is SceneKey {
  return SCENES.includes(key)
}

/** Where a prayer stands: a category’s scene, a sub-category’s sentence, a family member, or nowhere. */
export type Place =
  | { readonly kind: 'scene'; readonly key: SceneKey }
  | { readonly kind: 'place'; readonly key: PlaceKey }
  | { readonly kind: 'member'; readonly key: MemberKey }
  | null

/** The choices as the composer uses them, checked and reduced. */
export interface Axes {
  readonly tradition: string
  readonly category: string
  readonly type: string
  /** The type whose sentences are said; differs from `type` where a guard holds. */
  readonly typeKey: TypeKey
  readonly place: Place
  readonly member: string | null
  readonly reading: ContextReading
}

function required(value: string, name: string): string {
  const trimmed = value.trim()
  if (!trimmed) throw new Error(`${name} is required`)
  return trimmed
}

function guardedType(type: TypeKey, reading: ContextReading): TypeKey {
  // Ease and company; a plea for peace could send someone back to who harms them.
  if (reading.weave.kind === 'quiet') return 'healing'
  if (reading.harmWish) return type === 'mercy' ? 'mercy' : 'peace'
  if (reading.flood && type === 'rain') return 'protection'
  return type
}

function findPlace(category: string, type: TypeKey): Place {
  const slug = toSlug(category)
  // Gratitude is both a main category and a type; as a category it is a scene.
  if (isScene(slug)) return { kind: 'scene', key: slug }
  if (slug === 'family') return { kind: 'place', key: 'family' }
  const asType = findPrayerType(category)
  if (!asType || toSlug(asType) === type) return null
  return { kind: 'place', key: toSlug(asType) as PlaceKey }
}

/** Checks and reduces a person’s choices. Throws the specified sentence for an empty choice. */
export function readChoices(choices: PrayerChoices): Axes {
  const tradition = required(choices.tradition, 'Tradition')
  const category = required(choices.category, 'Category')
  const type = required(choices.type, 'Type')
  const reading = readContext(choices.context ?? '')
  const member = choices.familyMember ? findFamilyMember(choices.familyMember) : null
  const typeKey = guardedType(toSlug(findPrayerType(type) ?? 'Blessing') as TypeKey, reading)
  return {
    tradition,
    category: member ? 'Family' : category,
    type,
    typeKey,
    place: member
      ? { kind: 'member', key: toSlug(member) as MemberKey }
      : findPlace(category, typeKey),
    member,
    reading,
  }
}
