import type { PrayerLength } from '@/catalogue/product'
import type { ComposedText, ComposeRequest } from '../composer/compose-passages'
import { layOut, layOutParts, type Piece } from '../composer/lay-out'
import { DEFAULT_ORDER } from '../composer/plans'
import { sayPassage } from '../composer/say-passage'
import type { Cast } from '../composer/scene'
import { readStep } from '../composer/steps'
import type { Passage } from '../passages/read-passages'
import { WORD_BANDS } from '../passages/word-bands'
import type { Plans } from './formulas-around'

/** What a step of a whole prayer says, and whom it is about. */
export interface Movement {
  readonly passage: Passage
  readonly cast: Cast
}

/** By their steps. */
export type Movements = ReadonlyMap<string, Movement>

/** Whether a text has as many words as its length allows. */
export function isInBand(
  { voice }: ComposeRequest,
  { words }: Pick<ComposedText, 'words'>,
  length: PrayerLength,
): boolean {
  const [fewest, most] = WORD_BANDS[voice.pack.band][length]
  return words >= fewest && words <= most
}

function sayPlan(
  { voice, intention, seed, variant }: ComposeRequest,
  movements: Movements,
  plan: string,
  length: PrayerLength,
): Pick<ComposedText, 'pieces' | 'words'> {
  const said = { when: intention.when, address: voice.pack.address, seed: `${seed}|${variant}` }
  const pieces = plan.split(' ').flatMap((step): Piece[] => {
    const movement = movements.get(readStep(step).slot)
    return movement ? [sayPassage({ step, ...movement, need: null }, length, said)] : []
  })
  return { pieces, words: pieces.reduce((total, piece) => total + piece.words.length, 0) }
}

/** The first plan whose words fit the length, else the last one. A step that nothing is there for is left out. */
export function sayMovements(
  request: ComposeRequest,
  movements: Movements,
  plans: Plans,
  length: PrayerLength,
): ComposedText {
  const [first, ...others] = plans
  let said = sayPlan(request, movements, first, length)
  for (const plan of others) {
    if (isInBand(request, said, length)) break
    said = sayPlan(request, movements, plan, length)
  }
  const order = DEFAULT_ORDER[length]
  return { ...said, text: layOut(said.pieces, order), parts: layOutParts(said.pieces, order) }
}
