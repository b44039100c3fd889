import { plainLetters } from '../intention/plain-letters'
import { ENDS_CLAUSE, LEADS_SOMEWHERE, WRITTEN_WORD } from './word-lists'

/** Twice what the box takes. */
const MOST_CHARACTERS = 2000

/** One word of a context as it was written, and where it stands. */
export interface Token {
  readonly written: string
  /** In lower case, without a possessive “’s”. */
  readonly word: string
  readonly isPossessive: boolean
  readonly startsClause: boolean
  /** How many words ago a number was written. */
  readonly sinceNumber: number
  /** Whether a number follows: “apt 5”. */
  readonly isBeforeNumber: boolean
}

/** A full stop behind a title ends none. */
const END_OF_SENTENCE = /(?<=(?<!\b(?:mr|mrs|ms|mx|dr|st|prof|rev|fr|sr))[.!?:])\s+|\n/i

export const sentencesOf = (context: string): string[] => context.split(END_OF_SENTENCE)

/** The words of a context; numbers, addresses and markup are none. Linear in its length. */
export function tokensOf(context: string): Token[] {
  const tokens: Token[] = []
  let startsClause = true
  let sinceNumber = Infinity
  for (const chunk of plainLetters(context.slice(0, MOST_CHARACTERS)).split(/\s+/)) {
    if (LEADS_SOMEWHERE.test(chunk)) {
      if (/\p{N}/u.test(chunk)) {
        sinceNumber = 0
        const last = tokens.pop()
        if (last) tokens.push({ ...last, isBeforeNumber: true })
      }
      continue
    }
    for (const [written] of chunk.matchAll(WRITTEN_WORD)) {
      sinceNumber += 1
      const word = written.toLowerCase().replace(/['’]s$/, '')
      const isPossessive = word.length < written.length
      const isBeforeNumber = false
      tokens.push({ written, word, isPossessive, startsClause, sinceNumber, isBeforeNumber })
      startsClause = false
    }
    if (ENDS_CLAUSE.test(chunk)) startsClause = true
  }
  return tokens
}
