import type { ComposeRequest } from '../composer/compose-passages'
import type { FilledSlots } from '../composer/fill-slots'
import { fitsPerson, typeWithinOccasion } from '../composer/pools'
import type { Scene } from '../composer/scene'
import { GRIEF, groupOfOccasion } from '../passages/keys'
import { readPassages, type Passage } from '../passages/read-passages'

/** What a prayer for what was told says of the choices, by its steps. */
export interface ChosenSentences {
  readonly petition: Passage | undefined
  readonly category: Passage | undefined
}

/** Nobody who mourns is asked to give thanks, or to grow by it. */
const NOT_IN_GRIEF: readonly string[] = ['gratitude', 'personal-growth']

/**
 * The sentences of the type that may be said: those within the occasion, or, where none was heard and the type has no
 * prayer of its own for that, those for whatever is told.
 */
export function typeSentences(
  { voice }: ComposeRequest,
  scene: Scene,
  { slots }: FilledSlots,
  key: string,
): readonly Passage[] {
  if (scene.occasions.length > 0) return slots.get('petition')?.passages ?? []
  return key === scene.type ? [] : typeWithinOccasion(voice, scene, 'someone')
}

/** The sentence of the category, for whoever is prayed for; none where it would not be in place. */
export function categorySentence({ voice }: ComposeRequest, scene: Scene): Passage | undefined {
  const [main] = scene.occasions
  const { situation } = scene
  if (scene.thread === 'quiet') return undefined
  const isJoy = main !== undefined && groupOfOccasion(main.occasion) === 'joy'
  if (situation === 'celebration' && !isJoy) return undefined
  if (main && GRIEF.includes(main.occasion) && NOT_IN_GRIEF.includes(situation)) return undefined
  const { types } = voice.context ?? {}
  const path = `types-${types?.mode ?? ''}/category/${situation}`
  return fitsPerson(scene, readPassages(path, types?.category[situation]))[0]
}
