import { SCENE_CATEGORIES, type SceneCategory, type SubCategory } from '@/catalogue/categories'
import { FAMILY_MEMBERS, type FamilyMember } from '@/catalogue/family-members'
import { PRAYER_TYPES, type PrayerType } from '@/catalogue/prayer-types'
import { toSlug } from '@/catalogue/slug'

/** How packs and documents write a name of the catalogue: `Morning Prayer` is `morning-prayer`. */
type KeyOf<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${KeyOf<Rest>}`
  : Lowercase<Name>

export type TypeKey = KeyOf<PrayerType>
/** The eight categories that set a scene. */
export type SceneKey = KeyOf<SceneCategory>
type MemberKey = KeyOf<FamilyMember>

/** For names of letters, blanks and hyphens, as types, categories and family members are. */
export function keyOf<Name extends PrayerType | SceneCategory | SubCategory | FamilyMember>(
  name: Name,
): KeyOf<Name> {
  return toSlug(name) as KeyOf<Name>
}

export const TYPE_KEYS: readonly TypeKey[] = PRAYER_TYPES.map(keyOf)
export const SCENE_KEYS: readonly SceneKey[] = SCENE_CATEGORIES.map(keyOf)
export const MEMBER_KEYS: readonly MemberKey[] = FAMILY_MEMBERS.map(keyOf)

/** The key of a category that sets a scene; null for every other category. */
export function sceneKeyOf(category: string): SceneKey | null {
  const slug = toSlug(category)
  return SCENE_KEYS.find((key) => key === slug) ?? null
}
