import { FAMILY_KINDS } from './family-kinds'
import { GRIEF_KINDS } from './grief-kinds'
import { HEALTH_KINDS } from './health-kinds'
import type { OccasionKey } from '../intention/occasions'
import type { AreaSigns } from './kind-signs'
import { WORK_KINDS } from './work-kinds'
import { WORLD_KINDS } from './world-kinds'

/** Every kind by its area. The passages of an area stand in documents of its own: `stock/kinds-<area>-<mode>`. */
export const KINDS_BY_AREA = {
  health: HEALTH_KINDS,
  grief: GRIEF_KINDS,
  family: FAMILY_KINDS,
  work: WORK_KINDS,
  world: WORLD_KINDS,
} as const satisfies Readonly<Record<string, AreaSigns>>

export type KindArea = keyof typeof KINDS_BY_AREA

export const KIND_AREAS = Object.keys(KINDS_BY_AREA) as KindArea[]

/** The occasions that a kind narrows; none where nobody knows the kind. */
export function occasionsOfKind(kind: string): readonly OccasionKey[] {
  const areas: readonly AreaSigns[] = Object.values(KINDS_BY_AREA)
  return areas.flatMap((area) => area[kind]?.of ?? [])
}
