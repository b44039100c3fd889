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
}

/** The words of a context; numbers, addresses and markup are none. Linear in its length. */
export function tokensOf(context: string): Token[] {
  const tokens: Token[] = []
  let startsClause = true
  let sinceNumber = Infinity
  for (const chunk of context.slice(0, MOST_CHARACTERS).normalize('NFC').split(/\s+/)) {
    if (LEADS_SOMEWHERE.test(chunk)) {
      if (/\p{N}/u.test(chunk)) sinceNumber = 0
      continue
    }
    for (const [written] of chunk.matchAll(WRITTEN_WORD)) {
      sinceNumber += 1
      const word = written.toLowerCase().replace(/['’]s$/, '')
      const isPossessive = word.length < written.length
      tokens.push({ written, word, isPossessive, startsClause, sinceNumber })
      startsClause = false
    }
    if (ENDS_CLAUSE.test(chunk)) startsClause = true
  }
  return tokens
}
