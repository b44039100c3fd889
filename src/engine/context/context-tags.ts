import { matterOf } from '@/catalogue/sensitive-words'
import { undouble } from '../intention/undouble'
import type { OccasionKey } from '../intention/occasions'
import { VOCABULARY } from '../intention/vocabulary'
import { spell } from '../intention/words'
import { QUIET } from '../passages/keys'
import { wordsOfContext, type ContextWord } from './context-words'
import { readOnce } from './read-once'
import { FOREIGN, MATTER_OF_OCCASION } from './word-lists'

const MOST_TAGS = 3
const FEWEST_CHARACTERS = 4
/** A sentence of so many words has one of the small ones in it, if it is English. */
const SURELY_A_SENTENCE = 5

/** The lists of words are English ones: in a text that may be of another language nothing can be judged. */
function isEnglish(words: readonly ContextWord[]): boolean {
  const foreign = words.filter(({ word }) => FOREIGN.has(word)).length
  const english = words.filter(({ word, kind }) => kind === 'small' && !FOREIGN.has(word)).length
  if (foreign > 0 && foreign >= english) return false
  return english > 0 || words.length < SURELY_A_SENTENCE
}

/** A word that everybody may read: it is of a script in which names would show, and tells of no delicate matter. */
function isForEverybody({ word, kind }: ContextWord): boolean {
  return (
    kind === 'plain' &&
    Array.from(word).length >= FEWEST_CHARACTERS &&
    /^[\p{Script=Latin}\p{M}-]+$/u.test(word) &&
    matterOf(word) === null &&
    matterOf(spell(word)) === null
  )
}

/** By which words an occasion is heard; harmless alone, they may tell of it together: “green card”, “stage four”. */
function signsOf(occasion: OccasionKey): string[] {
  return VOCABULARY.split('\n')
    .filter((line) => line.startsWith(occasion))
    .flatMap((line) => line.slice(occasion.length).match(/[a-z]{3,}/g) ?? [])
}

/**
 * The words of a context that become tags, in lower case: up to three, never names, relations, addresses or words of a
 * delicate matter, and none where somebody may be in danger. Without those that the person took away; no others
 * take their place. Reads the context itself: correcting what was heard in it makes no other tags.
 */
export function contextTags(context: string, takenAway: readonly string[] = []): string[] {
  const { occasions } = readOnce(context)
  if (occasions.some(({ occasion }) => QUIET.includes(occasion))) return []
  const words = wordsOfContext(context)
  if (!isEnglish(words)) return []
  const signs = occasions.flatMap(({ occasion }) =>
    MATTER_OF_OCCASION[occasion] ? signsOf(occasion) : [],
  )
  const fitting = words
    .filter(isForEverybody)
    .map(({ word }) => word)
    .filter((word) => !signs.some((sign) => undouble(word).startsWith(sign)))
  return [...new Set(fitting)].slice(0, MOST_TAGS).filter((word) => !takenAway.includes(word))
}
