import { hearAll } from '../classifier/hear-closely'
import type { Intention } from '../intention/intention'
import type { PersonKey } from '../intention/persons'
import type { Pack } from '../passages/documents'
import type { Passage } from '../passages/read-passages'
import { countWords } from '../words'
import { leadIn } from './lead-in'
import type { NameUse } from './normalise'
import { restate } from './restate'

/** A child who prays has none of these. */
const OF_GROWN_UPS: readonly (PersonKey | null)[] = [
  'son',
  'sons',
  'daughter',
  'daughters',
  'child',
  'children',
  'wife',
  'husband',
  'partner',
]

/** Where nothing particular was heard, only what people say of themselves and theirs is repeated. */
const OF_ONESELF = /\b(?:I|me|my|we|us|our)\b/i

/** With so much of what was written what matters is told, also where the same would not be heard in it alone. */
const MOST_OF_IT = 0.6

export interface Restated {
  readonly passage: Passage
  /** Whether it names the need; else it tells what stands beside it, and a passage of the occasion names it. */
  readonly isNaming: boolean
}

/** What the person wrote as a passage; null where it cannot be said, or where something else would be heard in it than in the whole. */
export function restateHeard(
  pack: Pack,
  context: string,
  intention: Intention,
  use: NameUse,
): Restated | null {
  const { isRestated, occasions } = intention
  if (!isRestated) return null
  const isChild = pack.band === 'child'
  if (isChild && occasions.some(({ who }) => OF_GROWN_UPS.includes(who))) return null
  const said = restate(context, use)
  if (said === null) return null
  const text = said.full
  const passage: Passage = {
    id: 'own-words',
    full: leadIn(said.full, pack, intention),
    short: leadIn(said.short, pack, intention),
    audience: 'any',
    sphere: null,
    register: null,
    time: null,
  }
  const [main] = occasions
  if (!main || main.occasion === 'someone')
    return OF_ONESELF.test(text) ? { passage, isNaming: true } : null
  const heard = hearAll(text).occasions.map(({ occasion }) => occasion)
  const known = [...occasions.map(({ occasion }) => occasion), 'someone']
  if (heard.includes(main.occasion)) return { passage, isNaming: true }
  if (!heard.every((occasion) => known.includes(occasion))) return null
  return { passage, isNaming: countWords(text) >= MOST_OF_IT * countWords(context) }
}
