import type { TypeKey } from './keys'
import type { TurnKey } from './pack'

/**
 * Which types are prayed in a like mood and so share a pack's turns; six types in each family. Only for packs of fragments:
 * in the families of passages (`passages/keys.ts`) patience stands elsewhere.
 */
export const TURN_FAMILIES: Readonly<Record<TurnKey, readonly TypeKey[]>> = {
  thanks: ['gratitude', 'thanksgiving', 'joy', 'abundance', 'blessing', 'rain'],
  light: ['guidance', 'wisdom', 'understanding', 'success', 'faith', 'patience'],
  mend: ['peace', 'loving-kindness', 'mercy', 'forgiveness', 'unity', 'harmony'],
  bear: ['healing', 'victory', 'protection', 'strength', 'hope', 'courage'],
}

const familyOf = new Map(
  (Object.keys(TURN_FAMILIES) as TurnKey[]).flatMap((family) =>
    TURN_FAMILIES[family].map((type) => [type, family] as const),
  ),
)

/** The family whose turns a type uses. */
export function turnFamily(type: TypeKey): TurnKey {
  return familyOf.get(type) ?? 'light'
}
