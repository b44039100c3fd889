import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import type { ComposedText, ComposeRequest } from '../composer/compose-passages'
import { drawFormula } from '../composer/draw'
import { layOut, layOutParts, type Piece } from '../composer/lay-out'
import { DEFAULT_ORDER } from '../composer/plans'
import { passagesAround } from '../composer/pools'
import { sayPassage } from '../composer/say-passage'
import { setScene, type Scene, type SceneChoices } from '../composer/scene'
import { readStep } from '../composer/steps'
import { SCENE_KEYS, type SceneKey } from '../keys'
import { NO_INTENTION } from '../intention/intention'
import type { Voice, Whole } from '../passages/documents'
import { readPassages, type Passage } from '../passages/read-passages'
import { SCENE_OF_SPHERE, SPHERES } from '../passages/keys'
import { WORD_BANDS } from '../passages/word-bands'

const invoked = (plan: string) => [`opening ${plan}`, plan]

/** Best first: an invocation is left out where it would be too many words. */
const PLANS: Readonly<Record<PrayerLength, readonly string[]>> = {
  short: ['whole close'],
  medium: invoked('call naming petition return close'),
  long: invoked('call naming petition deepening return close'),
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

/**
 * The movements of a whole by the steps that say them, and what stands around it: an invocation where the tradition begins any
 * prayer with one, and its first closing, which goes with everything. Other formulas were read as seams.
 */
function passagesOf(
  { voice, seed, variant }: ComposeRequest,
  scene: Scene,
  path: string,
  { register, short, ...movements }: Whole,
): ReadonlyMap<string, Passage> {
  const { opening, close } = passagesAround(voice, scene, register ?? null, true)
  const { invocations = [] } = voice.pack
  const invocation = opening.filter(({ id }) => invocations.some((key) => id.endsWith(`/${key}`)))
  const formulas = [
    ...drawFormula(invocation, 'opening', seed, variant).map((said) => ['opening', said] as const),
    ...close.slice(0, 1).map((said) => ['close', said] as const),
  ]
  const written = readPassages(path, { ...movements, whole: short })
  return new Map([
    ...formulas,
    ...written.map((passage) => [passage.id.slice(path.length + 1), passage] as const),
  ])
}

function sayLength(
  { voice, seed, variant }: ComposeRequest,
  { cast }: Scene,
  passages: ReadonlyMap<string, Passage>,
  length: PrayerLength,
): ComposedText {
  const said = { when: null, address: voice.pack.address, seed: `${seed}|${variant}` }
  const [fewest, most] = WORD_BANDS[voice.pack.band][length]
  const texts = PLANS[length].map((plan) => {
    const pieces = plan.split(' ').flatMap((step): Piece[] => {
      const passage = passages.get(readStep(step).slot)
      return passage ? [sayPassage({ step, passage, cast, need: null }, length, said)] : []
    })
    return { pieces, words: pieces.reduce((total, piece) => total + piece.words.length, 0) }
  })
  const fitting = texts.find(({ words }) => words >= fewest && words <= most) ?? texts.at(-1)
  if (!fitting) throw new Error('Every length has a plan')
  const order = DEFAULT_ORDER[length]
  return {
    ...fitting,
    text: layOut(fitting.pieces, order),
    parts: layOutParts(fitting.pieces, order),
  }
}

/**
 * The prayer that was written whole for the type and the category, in three lengths. Null where the voice has none for them,
 * and where anything was heard or told: then the prayer is composed of passages.
 */
export function sayWhole(
  request: ComposeRequest,
  scene: Scene,
): Record<PrayerLength, ComposedText> | null {
  const { voice, intention, restated, asked } = request
  const category = categoryOf(scene)
  const whole = findWhole(voice, scene, category)
  const { occasions, isRestated = false, harmWish } = intention
  const isTold = restated || asked || isRestated || harmWish || occasions.length > 0
  if (!whole || isTold) return null
  const path = `${voice.slug}/wholes/${scene.type}/${category ?? ''}`
  const passages = passagesOf(request, scene, path, whole)
  const [short, medium, long] = PRAYER_LENGTHS.map((length) =>
    sayLength(request, scene, passages, length),
  )
  if (!short || !medium || !long) throw new Error('A prayer has three lengths')
  return { short, medium, long }
}
