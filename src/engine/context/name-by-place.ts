import { hasGivenName } from '@/catalogue/given-names'
import { matterOf } from '@/catalogue/sensitive-words'
import { undouble } from '../intention/undouble'
import { VOCABULARY } from '../intention/vocabulary'
import { isKnown, spell } from '../intention/words'
import type { Token } from './context-tokens'
import {
  AFTER_NAME,
  BEFORE_NAME,
  BEFORE_NAME_OR_WORD,
  ENDS_AS_NAME,
  isListed,
  NO_NAME,
  ROUND_NAME,
  TITLE,
} from './word-lists'

/** The short ones, too, of which the reader knows longer words by their beginnings only. */
const KNOWN = new Set(VOCABULARY.match(/[a-z]{3,}/g))

const isPlainPart = (word: string) =>
  isListed(word) || KNOWN.has(undouble(word)) || matterOf(word) !== null || isKnown(spell(word))

/** Whether a word is one that people use of other things than of persons. */
export const isPlainWord = (word: string): boolean =>
  isPlainPart(word) || (word.includes('-') && word.split('-').every(isPlainPart))

/**
 * Whether a word is somebody’s name by what it is and where it stands, in whatever case.
 * @param around the two words before and the one behind
 * @param isBehindPerson whether the word before means a person: “my daughter miriam goldberg”
 */
export function isNameByPlace(
  token: Token,
  around: readonly (Token | undefined)[],
  isBehindPerson: boolean,
): boolean {
  const [beforeThat, previous, next] = around
  const { word, written, isPossessive, startsClause } = token
  if (hasGivenName(word)) return true
  if (isPlainWord(word)) return false
  const before = startsClause ? '' : `${beforeThat?.word ?? ''} ${previous?.word}`
  const after = next?.word ?? ''
  // “My daughter miriam goldberg”, but not “my daughter’s garden”.
  if (TITLE.test(before) || (before && isBehindPerson && !previous?.isPossessive)) return true
  if (NO_NAME.test(written)) return false
  if (startsClause) return isPossessive || AFTER_NAME.has(after)
  return (
    BEFORE_NAME.test(before) ||
    (BEFORE_NAME_OR_WORD.test(before) && ENDS_AS_NAME.test(word)) ||
    ROUND_NAME.test(`${previous?.word} ${after}`)
  )
}
