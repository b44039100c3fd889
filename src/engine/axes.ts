import type { FamilyMember } from '@/catalogue/family-members'
import { checkChoices } from './checked-choices'
import { readContext, type ContextReading } from './context/read-context'
import {
  keyOf,
  placeKeyOf,
  sceneKeyOf,
  type MemberKey,
  type PlaceKey,
  type SceneKey,
  type TypeKey,
} from './keys'
import type { PrayerChoices } from './prayer'
import { saidType } from './said-type'

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
  readonly member: FamilyMember | null
  readonly reading: ContextReading
}

function findPlace(category: string, type: TypeKey): Place {
  // Gratitude is both a main category and a type; as a category it is a scene.
  const scene = sceneKeyOf(category)
  if (scene) return { kind: 'scene', key: scene }
  const place = placeKeyOf(category)
  // The type itself says what such a place would say.
  return place === null || place === type ? null : { kind: 'place', key: place }
}

/** Checks and reduces a person’s choices. Throws what `checkChoices` throws. */
export function readChoices(choices: PrayerChoices): Axes {
  const checked = checkChoices(choices)
  const reading = readContext(choices.context ?? '')
  const typeKey = saidType(checked.type, {
    isQuiet: reading.weave.kind === 'quiet',
    harmWish: reading.harmWish,
    isFlood: reading.flood,
  })
  return {
    ...checked,
    typeKey,
    place: checked.member
      ? { kind: 'member', key: keyOf(checked.member) }
      : findPlace(checked.category, typeKey),
    reading,
  }
}
