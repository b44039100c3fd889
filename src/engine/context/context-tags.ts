import { matterOf } from '@/catalogue/sensitive-words'
import { undouble } from '../intention/undouble'
import type { OccasionKey } from '../intention/occasions'
import { VOCABULARY } from '../intention/vocabulary'
import { spell } from '../intention/words'
import { QUIET } from '../passages/keys'
import { wordsOfContext, type ContextWord, type IsCommonWord } from './context-words'
import { sentencesOf } from './context-tokens'
import { phrasesIn } from './delicate-phrases'
import { withoutHarmlessPhrases } from './harmless-phrases'
import { readOnce } from './read-once'
import { FOREIGN, MATTER_OF_OCCASION, TITLE } from './word-lists'

const MOST_TAGS = 3
const FEWEST_CHARACTERS = 4
/** A sentence of so many words has one of the small ones in it, if it is English. */
const SURELY_A_SENTENCE = 5
/** The word before is the family’s name. */
const FAMILY = /^(?:family|familys|families|households?)$/

/** The lists of words are English ones: in a text that may be of another language nothing can be judged. */
function isEnglish(words: readonly ContextWord[]): boolean {
  const foreign = words.filter(({ word }) => FOREIGN.has(word)).length
  const english = words.filter(({ word, kind }) => kind === 'small' && !FOREIGN.has(word)).length
  if (foreign > 0 && foreign >= english) return false
  return english > 0 || words.length < SURELY_A_SENTENCE
}

const tellsOfMatter = (word: string) => matterOf(word) !== null || matterOf(spell(word)) !== null

/** The words of the phrases that tell of a delicate matter. */
function wordsOfPhrases(said: string): ReadonlySet<string> {
  const phrases = sentencesOf(said).flatMap(phrasesIn)
  return new Set(phrases.flatMap(({ word }) => word.split(' ')))
}

/**
 * A word that everybody may read: it is of a script in which names would show, tells of no delicate matter, and neither belongs
 * to a word that does (“brain tumor”) nor to a family (“the okafor family”) nor to a title (“captain hook”).
 */
function isForEverybody(
  { word, kind, startsClause }: ContextWord,
  before: ContextWord | undefined,
  next: ContextWord | undefined,
  isCommon: IsCommonWord,
): boolean {
  return (
    kind === 'plain' &&
    Array.from(word).length >= FEWEST_CHARACTERS &&
    /^[\p{Script=Latin}\p{M}-]+$/u.test(word) &&
    isCommon(word) &&
    !tellsOfMatter(word) &&
    !(before && !startsClause && (tellsOfMatter(before.word) || TITLE.test(` ${before.word}`))) &&
    !(next && !next.startsClause && (tellsOfMatter(next.word) || FAMILY.test(next.word)))
  )
}

/** By which words an occasion is heard; harmless alone, they may tell of it together: “green card”, “stage four”. */
function signsOf(occasion: OccasionKey): string[] {
  return VOCABULARY.split('\n')
    .filter((line) => line.startsWith(occasion))
    .flatMap((line) => line.slice(occasion.length).match(/[a-z]{3,}/g) ?? [])
}

/**
 * The words of a context that become tags, in lower case: up to three that everybody knows, never names, relations, addresses or words of a
 * delicate matter, and none where somebody may be in danger. Without those that the person took away; no others
 * take their place. Reads the context itself: correcting what was heard in it makes no other tags.
 */
export function contextTags(
  context: string,
  isCommon: IsCommonWord,
  takenAway: readonly string[] = [],
): string[] {
  const { occasions } = readOnce(context)
  if (occasions.some(({ occasion }) => QUIET.includes(occasion))) return []
  const said = withoutHarmlessPhrases(context)
  const words = wordsOfContext(said, isCommon)
  if (!isEnglish(words)) return []
  const signs = occasions.flatMap(({ occasion }) =>
    MATTER_OF_OCCASION[occasion] ? signsOf(occasion) : [],
  )
  const inPhrases = wordsOfPhrases(said)
  const fitting = words
    .filter((word, at) => isForEverybody(word, words[at - 1], words[at + 1], isCommon))
    .map(({ word }) => word)
    .filter((word) => !word.split('-').some((part) => inPhrases.has(part)))
    .filter((word) => !signs.some((sign) => undouble(word).startsWith(sign)))
  return [...new Set(fitting)].slice(0, MOST_TAGS).filter((word) => !takenAway.includes(word))
}
