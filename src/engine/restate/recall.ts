import type { Scene } from '../composer/scene'
import type { TypesDocument } from '../passages/documents'
import { familyOfType, groupOfOccasion } from '../passages/keys'
import { readPassages, type Passage } from '../passages/read-passages'
import { namedThings } from './named-things'

/** Something is missed or feared beside the joy. */
const IS_MIXED = /\b(?:no|not|cannot|never|without|but|lost|died|last)\b/

/** Sentences that come back to what the person's own words named. */
export interface Recall {
  /** Behind a petition of the type, to the last thing. */
  readonly begin: readonly Passage[]
  /** At the end, to all of them. */
  readonly recall: readonly Passage[]
}

const NOTHING: Recall = { begin: [], recall: [] }

/** Empty where the person's words were not repeated or named nothing. `{things}` stands for what they named. */
export function recallPassages(
  { mode, recall }: TypesDocument,
  { type, thread, occasions: [main] }: Scene,
  restated: Passage | null,
): Recall {
  if (!restated || thread === 'quiet') return NOTHING
  const things = namedThings(restated.full)
  // Of a death it is not the day that one thinks of again.
  const isDayOnly = things.every((thing) => thing.endsWith('day'))
  if (things.length === 0 || (thread === 'grief' && isDayOnly)) return NOTHING
  const say = (place: keyof typeof recall, named: readonly string[]) =>
    readPassages(`types-${mode}/recall/${place}`, recall[place]).map((passage): Passage => {
      const said = passage.full.replace('{things}', named.join(' and '))
      return { ...passage, full: said, short: said }
    })
  const isJoy = main !== undefined && groupOfOccasion(main.occasion) === 'joy'
  const isGladOnly = isJoy && !IS_MIXED.test(restated.full)
  return {
    begin: main || familyOfType(type) === 'thanks' ? [] : say('begin', things.slice(-1)),
    recall: say(isGladOnly ? 'joy' : 'any', things),
  }
}
