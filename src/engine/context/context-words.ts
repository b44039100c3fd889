import { isGivenName } from '@/catalogue/given-names'
import { kinOf } from '../intention/kinship'
import { undouble } from '../intention/undouble'
import { VOCABULARY } from '../intention/vocabulary'
import { isKnown, spell } from '../intention/words'
import {
  AFTER_NAME,
  ANIMAL,
  BEFORE_NAME,
  ENDS_AS_WORD,
  LABELS,
  LEADS_SOMEWHERE,
  PLAIN,
  RELATIONS,
  SMALL,
  STREETS,
  STREETS_BEHIND_NUMBER,
} from './word-lists'

/** One written word and what it is, as far as that decides what may be shown of it. */
export interface ContextWord {
  /** In lower case, without a possessive “’s”. */
  readonly word: string
  /** `small` words say nothing; a `relation` or a `name` means a person; an `address` leads to one. */
  readonly kind: 'plain' | 'small' | 'relation' | 'name' | 'address'
}

/** The short ones, too, of which the reader knows longer words by their beginnings only. */
const KNOWN = new Set(VOCABULARY.match(/[a-z]{3,}/g))

const isPlainWord = (word: string) =>
  SMALL.has(word) ||
  PLAIN.has(word) ||
  LABELS.has(word) ||
  ENDS_AS_WORD.test(word) ||
  (word.endsWith('s') && PLAIN.has(word.slice(0, -1))) ||
  KNOWN.has(undouble(word)) ||
  isKnown(spell(word))

function isRelation(word: string): boolean {
  const one = (text: string) => RELATIONS.has(text) || kinOf(undouble(text)) !== undefined
  return (
    one(word) || (word.endsWith('s') && one(word.slice(0, -1))) || one(word.replace(/ies$/, 'y'))
  )
}

/** How many words behind a number may belong to its address. */
const ADDRESS_WORDS = 4
/** Twice what the box takes. */
const MOST_CHARACTERS = 2000

interface Token {
  readonly written: string
  readonly word: string
  readonly isPossessive: boolean
  readonly startsClause: boolean
  /** How many words ago a number was written. */
  readonly sinceNumber: number
}

function tokensOf(context: string): Token[] {
  const tokens: Token[] = []
  let startsClause = true
  let sinceNumber = Infinity
  for (const chunk of context.slice(0, MOST_CHARACTERS).normalize('NFC').split(/\s+/)) {
    if (LEADS_SOMEWHERE.test(chunk)) {
      if (/\p{N}/u.test(chunk)) sinceNumber = 0
      continue
    }
    for (const [written] of chunk.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)) {
      sinceNumber += 1
      const word = written.toLowerCase().replace(/['’]s$/, '')
      const isPossessive = word.length < written.length
      tokens.push({ written, word, isPossessive, startsClause, sinceNumber })
      startsClause = false
    }
    if (/[.!?;:,()]/.test(chunk)) startsClause = true
  }
  return tokens
}

function isNameAt(tokens: readonly Token[], at: number, before: ContextWord | undefined): boolean {
  const token = tokens[at]
  if (!token) return false
  const { word, startsClause } = token
  if (isGivenName(word)) return true
  if (isPlainWord(word)) return false
  const previous = startsClause ? undefined : tokens[at - 1]
  if (previous && BEFORE_NAME.has(previous.word)) return true
  // “My daughter miriam goldberg”, but not “my daughter’s garden”.
  if (
    previous &&
    !previous.isPossessive &&
    (before?.kind === 'relation' || before?.kind === 'name')
  )
    return true
  return startsClause && AFTER_NAME.has(tokens[at + 1]?.word ?? '')
}

/** The words of a context, each with its kind. Numbers, addresses and markup are no words. Linear in its length. */
export function wordsOfContext(context: string): ContextWord[] {
  const tokens = tokensOf(context)
  const words: ContextWord[] = []
  for (const [at, { written, word, sinceNumber }] of tokens.entries()) {
    const parts = word.split(/['’-]/)
    const relation = [word, ...parts].find((part) => isRelation(part) && part !== 'me')
    const isStreet =
      STREETS.has(word) && (sinceNumber <= ADDRESS_WORDS || !STREETS_BEHIND_NUMBER.has(word))
    if (isStreet) {
      const first = Math.max(0, at - Math.min(sinceNumber, ADDRESS_WORDS) + 1)
      for (let place = first; place < at; place++)
        words[place] = { word: tokens[place]?.word ?? '', kind: 'address' }
      words.push({ word, kind: 'address' })
    } else if (SMALL.has(word) || /['’]/.test(word)) words.push({ word, kind: 'small' })
    else if (relation !== undefined)
      words.push({
        word,
        kind: ANIMAL.test(kinOf(undouble(relation))?.key ?? '') ? 'small' : 'relation',
      })
    else if (isNameAt(tokens, at, words.at(-1)) || isNameBehindAnd(tokens, at, words))
      words.push({ word, kind: 'name' })
    // A capital makes a name, wherever it stands; what the name is of is not known.
    else words.push({ word, kind: /\p{Lu}/u.test(written) ? 'small' : 'plain' })
  }
  return words
}

/** “For ruth and kwabena”. */
function isNameBehindAnd(
  tokens: readonly Token[],
  at: number,
  words: readonly ContextWord[],
): boolean {
  return (
    tokens[at - 1]?.word === 'and' &&
    words[at - 2]?.kind === 'name' &&
    !isPlainWord(tokens[at]?.word ?? '')
  )
}
