import type { ComposeRequest } from '../composer/compose-passages'
import type { FilledSlots } from '../composer/fill-slots'
import { fitsPerson, typeWithinOccasion } from '../composer/pools'
import type { Scene } from '../composer/scene'
import { groupOfOccasion, type OccasionGroup } from '../passages/keys'
import { readPassages, type Passage } from '../passages/read-passages'

/** What a prayer for what was told says of the choices, by its steps. */
export interface ChosenSentences {
  readonly petition: Passage | undefined
  readonly category: Passage | undefined
}

type GroupsByCategory = Readonly<Record<string, readonly OccasionGroup[]>>

/** Beside which occasions a category is not said: it would hurt, or says what the prayer is about. */
const NOT_BESIDE: GroupsByCategory = {
  gratitude: ['grief', 'joy'],
  wellbeing: ['body'],
  professional: ['work'],
}

/** Categories that are said beside these alone: nobody is asked to grow by an illness, or to celebrate it. */
const ONLY_BESIDE: GroupsByCategory = { 'personal-growth': ['threshold'], celebration: ['joy'] }

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
  const { situation, thread } = scene
  const group = groupOfOccasion(scene.occasions[0]?.occasion ?? 'someone')
  const isInPlace =
    ONLY_BESIDE[situation]?.includes(group) ?? !NOT_BESIDE[situation]?.includes(group)
  if (thread === 'quiet' || !isInPlace) return undefined
  const { types } = voice.context ?? {}
  const path = `types-${types?.mode ?? ''}/category/${situation}`
  return fitsPerson(scene, readPassages(path, types?.category[situation]))[0]
}
