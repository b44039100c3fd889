import { kinOf } from '../intention/kinship'
import { undouble } from '../intention/undouble'
import { tokensOf, type Token } from './context-tokens'
import { isNameByPlace } from './name-by-place'
import { ANIMAL, RELATIONS, SMALL, STREETS, STREETS_BEHIND_NUMBER } from './word-lists'

/** One written word and what it is, as far as that decides what may be shown of it. */
export interface ContextWord extends Token {
  /** `small` words say nothing; a `relation` or a `name` means a person; an `address` leads to one. */
  readonly kind: 'plain' | 'small' | 'relation' | 'name' | 'address'
}

/** How many words behind a number may belong to its address. */
const ADDRESS_WORDS = 4

function isRelation(word: string): boolean {
  const one = (text: string) => RELATIONS.has(text) || kinOf(undouble(text)) !== undefined
  return [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some(one)
}

/** What the next word is, by those before it. */
function kindOf(
  token: Token,
  next: Token | undefined,
  words: readonly ContextWord[],
): ContextWord['kind'] {
  const { word, written } = token
  const relation = [word, ...word.split(/['’-]/)].find((part) => isRelation(part) && part !== 'me')
  if (SMALL.has(word) || /['’]/.test(word)) return 'small'
  if (relation !== undefined)
    return ANIMAL.test(kinOf(undouble(relation))?.key ?? '') ? 'small' : 'relation'
  // “My daughter miriam goldberg”, “for ruth and kwabena”.
  const [beforeThat, before] = [words.at(-2), words.at(-1)]
  const { kind = '' } = (before?.word === 'and' ? beforeThat : before) ?? {}
  const isBehindPerson = /^(?:name|relation)$/.test(kind)
  if (isNameByPlace(token, [beforeThat, before, next], isBehindPerson)) return 'name'
  // A capital makes a name, wherever it stands; what the name is of is not known.
  return /\p{Lu}/u.test(written) ? 'small' : 'plain'
}

/** The words of a context, each with its kind. Numbers, addresses and markup are no words. Linear in its length. */
export function wordsOfContext(context: string): ContextWord[] {
  const tokens = tokensOf(context)
  const words: ContextWord[] = []
  for (const [at, token] of tokens.entries()) {
    const { word, sinceNumber } = token
    const isStreet =
      STREETS.has(word) && (sinceNumber <= ADDRESS_WORDS || !STREETS_BEHIND_NUMBER.has(word))
    if (isStreet) {
      const first = Math.max(0, at - Math.min(sinceNumber, ADDRESS_WORDS) + 1)
      words.push(...words.splice(first).map((one) => ({ ...one, kind: 'address' as const })))
    }
    words.push({ ...token, kind: isStreet ? 'address' : kindOf(token, tokens[at + 1], words) })
  }
  return words
}
