import type { ComposeRequest } from '../composer/compose-passages'
import { drawFormula } from '../composer/draw'
import { passagesAround } from '../composer/pools'
import type { Scene } from '../composer/scene'
import { GRIEF } from '../passages/keys'
import type { Passage } from '../passages/read-passages'

/** Plans of a length, best first. */
export type Plans = readonly [string, ...string[]]

/** The plans with an invocation before them, best first: it is left out where it would be too many words. */
export const invoked = ([first, ...others]: Plans): Plans => [
  `opening ${first}`,
  ...others.map((plan) => `opening ${plan}`),
  first,
  ...others,
]

/**
 * What stands around a whole prayer, by its steps: an invocation where the tradition begins any prayer with one, and its first
 * closing, which goes with everything; in mourning the one that the pack names for it. Other formulas were read as seams.
 */
export function formulasAround(
  { voice, seed, variant }: ComposeRequest,
  scene: Scene,
  register: string | null,
): (readonly [step: string, passage: Passage])[] {
  const { opening, close } = passagesAround(voice, scene, register, true)
  const { invocations = [], close_in_grief } = voice.pack
  const [main] = scene.occasions
  const isGrief = main !== undefined && GRIEF.includes(main.occasion)
  const quiet = isGrief ? close.filter(({ id }) => id.endsWith(`/${close_in_grief ?? ''}`)) : []
  const invocation = opening.filter(({ id }) => invocations.some((key) => id.endsWith(`/${key}`)))
  return [
    ...drawFormula(invocation, 'opening', seed, variant).map((said) => ['opening', said] as const),
    ...[...quiet, ...close].slice(0, 1).map((said) => ['close', said] as const),
  ]
}
