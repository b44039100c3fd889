import { hasGivenName } from '@/catalogue/given-names'
import { matterOf } from '@/catalogue/sensitive-words'
import { undouble } from '../intention/undouble'
import { VOCABULARY } from '../intention/vocabulary'
import { isKnown, spell } from '../intention/words'
import type { Token } from './context-tokens'
import {
  AFTER_NAME,
  BEFORE_FAMILY_NAME,
  BEFORE_NAME,
  BEFORE_NAME_OR_WORD,
  BEFORE_OWN_NAME,
  BEFORE_SIGNATURE,
  BEFORE_UNKNOWN,
  ENDS_AS_NAME,
  isListed,
  NAMES_BESIDE_PERSON,
  NAMES_TOO,
  NO_NAME,
  ROUND_NAME,
  SMALL,
  SURE_TITLE,
  TITLE,
  VERBS,
} from './word-lists'

/** Shorter ones are short forms more often than names. */
const FEWEST_CHARACTERS = 4

/** The short ones, too, of which the reader knows longer words by their beginnings only. */
const KNOWN = new Set(VOCABULARY.match(/[a-z]{3,}/g))

const isPlainPart = (word: string) =>
  isListed(word) || KNOWN.has(undouble(word)) || matterOf(word) !== null || isKnown(spell(word))

/** Whether a word in small letters is one that everybody knows; null until the list of those has come. */
export type IsCommonWord = (word: string) => boolean

/** Whether a word is one that people use of other things than of persons. */
export const isPlainWord = (word: string): boolean =>
  isPlainPart(word) || (word.includes('-') && word.split('-').every(isPlainPart))

/** The words round one: two before and two behind, as far as there are some. */
export interface Around {
  readonly before: readonly [Token | undefined, Token | undefined]
  readonly after: readonly [Token | undefined, Token | undefined]
  /** Whether the word before means a person: “my daughter miriam goldberg”. */
  readonly isBehindPerson: boolean
}

/** Whether a word is somebody’s name by what it is and where it stands, in whatever case. */
export function isNameByPlace(
  token: Token,
  { before: [beforeThat, previous], after: [next, afterNext], isBehindPerson }: Around,
  isCommon: IsCommonWord | null,
): boolean {
  const { word, written, isPossessive, startsClause } = token
  if (hasGivenName(word)) return true
  const before = startsClause ? '' : `${beforeThat?.word ?? ''} ${previous?.word}`
  if (SURE_TITLE.test(before) && !SMALL.has(word)) return true
  const isBeside = before !== '' && isBehindPerson && !previous?.isPossessive
  const isUnknown = (one: Token | undefined) =>
    one !== undefined && isCommon !== null && !isPlainWord(one.word) && !isCommon(one.word)
  if (NAMES_TOO.has(word))
    return isBeside || isNameThere(token, before, next, isUnknown(next) || !next)
  if (isBeside && NAMES_BESIDE_PERSON.has(word)) return true
  if (isPlainWord(word) || isCommon?.(word)) return false
  // “My daughter miriam goldberg”, but not “my daughter’s garden”.
  if (TITLE.test(before) || isBeside) return true
  if (isCommon && isNameAmongKnown(token, [beforeThat, previous, next, afterNext], isUnknown))
    return true
  const after = next?.word ?? ''
  if (NO_NAME.test(written)) return false
  if (startsClause) return isPossessive || AFTER_NAME.has(after)
  return (
    BEFORE_NAME.test(before) ||
    (BEFORE_NAME_OR_WORD.test(before) && ENDS_AS_NAME.test(word)) ||
    ROUND_NAME.test(`${previous?.word} ${after}`)
  )
}

/** “For mark”, “bless rose and her choir”, “mark has an exam”; neither “mark my exam” nor “for rose gardens”. */
function isNameThere(
  { isPossessive, startsClause }: Token,
  before: string,
  next: Token | undefined,
  isLast: boolean,
): boolean {
  const after = next?.word ?? ''
  if (startsClause) return AFTER_NAME.has(after) || VERBS.has(after)
  return (
    / (?:for|bless)$/.test(before) &&
    (isLast || isPossessive || next?.startsClause === true || /^(?:and|who|who's)$/.test(after))
  )
}

/** Whether a word that nobody knows stands where a person does. */
function isNameAmongKnown(
  { word, startsClause, sinceNumber, isPossessive }: Token,
  [beforeThat, previous, next, afterNext]: readonly (Token | undefined)[],
  isUnknown: (one: Token | undefined) => boolean,
): boolean {
  if (word.length < FEWEST_CHARACTERS) return false
  const before = ` ${beforeThat?.word ?? ''} ${previous?.word ?? ''}`
  const [after, afterThat] = [next?.word ?? '', afterNext?.word ?? '']
  const isVerb = (one: string) => AFTER_NAME.has(one) || VERBS.has(one)
  // “Devonte loves football”, “kwabena mensah sings”, “babajide and folake get married”, “latoyas exam”.
  if (startsClause) {
    if (BEFORE_SIGNATURE.test(previous?.word ?? '')) return true
    const isPair = /^(?:and|n)$/.test(after)
    return (
      isVerb(after) ||
      (isUnknown(next) && isVerb(afterThat)) ||
      (isPair && (/^(?:i|me|myself)$/.test(afterThat) || isUnknown(afterNext))) ||
      (/[aiou]s$/.test(word) && next !== undefined && !next.startsClause && !SMALL.has(after))
    )
  }
  return (
    isPossessive ||
    (sinceNumber === 1 && /^(?:pray|praying|prayer|prayers)$/.test(previous?.word ?? '')) ||
    / (?:me|i|myself) (?:and|n)$/.test(before) ||
    /^(?:family|families|household)$/.test(after) ||
    BEFORE_UNKNOWN.test(before) ||
    (BEFORE_OWN_NAME.test(before) && ENDS_AS_NAME.test(word)) ||
    (/[^s]s$/.test(word) &&
      (BEFORE_FAMILY_NAME.test(before) || (before.endsWith(' the') && isVerb(after))))
  )
}
