import type { PrayerLength } from '@/catalogue/product'
import {
  inThreeLengths,
  type ComposedText,
  type ComposeRequest,
} from '../composer/compose-passages'
import { setScene, type Scene, type SceneChoices } from '../composer/scene'
import { SCENE_KEYS, type SceneKey } from '../keys'
import { NO_INTENTION } from '../intention/intention'
import type { Voice } from '../passages/documents'
import type { Whole } from './wholes-documents'
import { readPassages } from '../passages/read-passages'
import { SCENE_OF_SPHERE, SPHERES } from '../passages/keys'
import { formulasAround, invoked, type Plans } from './formulas-around'
import { sayMovements, type Movements } from './say-movements'

const PLANS: Readonly<Record<PrayerLength, Plans>> = {
  short: ['whole close'],
  medium: invoked(['call naming petition return close']),
  long: invoked(['call naming petition deepening return close']),
}

/** The category whose prayers fit the scene; null for a family member's. */
function categoryOf({ situation }: Scene): SceneKey | null {
  const sphere = SPHERES.find((each) => each === situation)
  return sphere ? SCENE_OF_SPHERE[sphere] : (SCENE_KEYS.find((key) => key === situation) ?? null)
}

const findWhole = ({ wholes }: Voice, scene: Scene, category: SceneKey | null) =>
  (category && wholes?.written[scene.type]?.[category]) || null

/** Whether a voice has a prayer that was written whole for choices with which nothing was told. */
export function isWrittenFor(voice: Voice, choices: SceneChoices): boolean {
  const scene = setScene(voice.pack, choices, NO_INTENTION, { name: null, kind: null })
  return findWhole(voice, scene, categoryOf(scene)) !== null
}

/** The movements of a whole by the steps that say them, with what stands around it. */
function movementsOf(
  request: ComposeRequest,
  scene: Scene,
  path: string,
  { register, short, ...movements }: Whole,
): Movements {
  const written = readPassages(path, { ...movements, whole: short })
  return new Map(
    [
      ...formulasAround(request, scene, register ?? null),
      ...written.map((passage) => [passage.id.slice(path.length + 1), passage] as const),
    ].map(([step, passage]) => [step, { passage, cast: scene.cast }]),
  )
}

/**
 * The prayer that was written whole for the type and the category, in three lengths. Null where the voice has none for them,
 * and where anything was heard, or can be said of what was told.
 */
export function sayWhole(
  request: ComposeRequest,
  scene: Scene,
): Record<PrayerLength, ComposedText> | null {
  const { voice, intention, restated, asked } = request
  const category = categoryOf(scene)
  const whole = findWhole(voice, scene, category)
  const isTold = restated || asked || intention.harmWish || intention.occasions.length > 0
  if (!whole || isTold) return null
  const path = `${voice.slug}/wholes/${scene.type}/${category ?? ''}`
  const movements = movementsOf(request, scene, path, whole)
  return inThreeLengths((length) => sayMovements(request, movements, PLANS[length], length))
}
