import type { PrayerLength } from '@/catalogue/product'
import type { ComposedText, ComposeRequest } from '../composer/compose-passages'
import { layOut, layOutParts, type Piece } from '../composer/lay-out'
import { DEFAULT_ORDER } from '../composer/plans'
import { sayPassage } from '../composer/say-passage'
import type { Cast } from '../composer/scene'
import { readStep } from '../composer/steps'
import type { Passage } from '../passages/read-passages'
import { WORD_BANDS } from '../passages/word-bands'

/** What each step of a whole prayer says, and whom it is about. */
export type Movements = ReadonlyMap<string, { readonly passage: Passage; readonly cast: Cast }>

/** Whether a text has as many words as its length allows. */
export function isInBand(
  { voice }: ComposeRequest,
  { words }: Pick<ComposedText, 'words'>,
  length: PrayerLength,
): boolean {
  const [fewest, most] = WORD_BANDS[voice.pack.band][length]
  return words >= fewest && words <= most
}

/** The first plan whose words fit the length, else the last one. A step that nothing is there for is left out. */
export function sayMovements(
  request: ComposeRequest,
  movements: Movements,
  plans: readonly string[],
  length: PrayerLength,
): ComposedText {
  const { voice, intention, seed, variant } = request
  const said = {
    when: intention.when,
    address: voice.pack.address,
    seed: `${seed}|${variant}`,
  }
  const texts = plans.map((plan) => {
    const pieces = plan.split(' ').flatMap((step): Piece[] => {
      const movement = movements.get(readStep(step).slot)
      return movement ? [sayPassage({ step, ...movement, need: null }, length, said)] : []
    })
    return { pieces, words: pieces.reduce((total, piece) => total + piece.words.length, 0) }
  })
  const fitting = texts.find((text) => isInBand(request, text, length)) ?? texts.at(-1)
  if (!fitting) throw new Error('Every length has a plan')
  const order = DEFAULT_ORDER[length]
  return {
    ...fitting,
    text: layOut(fitting.pieces, order),
    parts: layOutParts(fitting.pieces, order),
  }
}
