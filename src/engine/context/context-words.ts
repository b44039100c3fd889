import { kinOf } from '../intention/kinship'
import { isKin } from '../restate/is-kin'
import { undouble } from '../intention/undouble'
import { tokensOf, type Token } from './context-tokens'
import { isNameByPlace, type IsCommonWord } from './name-by-place'
import {
  ACCOUNTS,
  ANIMAL,
  NAMES_TOO,
  PERSONS,
  RELATIONS,
  SMALL,
  STREETS,
  STREETS_BEHIND_NUMBER,
} from './word-lists'

export type { IsCommonWord } from './name-by-place'

/** One written word and what it is, as far as that decides what may be shown of it. */
export interface ContextWord extends Token {
  /** `small` words say nothing; a `relation` or a `name` means a person; an `address` leads to one. */
  readonly kind: 'plain' | 'small' | 'relation' | 'name' | 'address'
}

/** How many words behind a number may belong to its address. */
const ADDRESS_WORDS = 4

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whether a word means a person whoever’s they are: “my bff”, “grandbaby coming”, “ex-wife”. */
export const isSurelyPerson = (word: string): boolean =>
  PERSONS.has(withoutAccents(word)) || /^ex-\p{L}/u.test(word)

function isRelation(written: string): boolean {
  const word = withoutAccents(written)
  const one = (text: string) => RELATIONS.has(text) || PERSONS.has(text) || isKin(text)
  // Written with one consonant, as the reader compares words, these would be “ma” and “pa”.
  if (/^(?:mass|pass)$/.test(word)) return false
  return [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some(one)
}

/** What the next word is, by those before it and the two behind it. */
function kindOf(
  token: Token,
  after: readonly [Token | undefined, Token | undefined],
  words: readonly ContextWord[],
  isCommon: IsCommonWord | null,
): ContextWord['kind'] {
  const { word, written } = token
  const relation = [word, ...word.split(/['’-]/)].find((part) => isRelation(part) && part !== 'me')
  if ((SMALL.has(word) && !NAMES_TOO.has(word)) || /['’]/.test(word)) return 'small'
  if (relation !== undefined)
    return ANIMAL.test(kinOf(undouble(relation))?.key ?? '') ? 'small' : 'relation'
  // “My daughter miriam goldberg”, “for ruth and kwabena”.
  const [beforeThat, before] = [words.at(-2), words.at(-1)]
  const { kind = '' } = (before?.word === 'and' ? beforeThat : before) ?? {}
  const isBehindPerson = /^(?:name|relation)$/.test(kind)
  const around = { before: [beforeThat, before], after, isBehindPerson } as const
  if (isNameByPlace(token, around, isCommon)) return 'name'
  if (SMALL.has(word)) return 'small'
  // “My venmo is harvestgirl”.
  const account = before?.word === 'is' ? beforeThat : before
  if (!token.startsClause && ACCOUNTS.test(account?.word ?? '')) return 'address'
  // A capital makes a name, wherever it stands; what the name is of is not known.
  return /\p{Lu}/u.test(written) ? 'small' : 'plain'
}

/** The words of a context, each with its kind. Numbers, addresses and markup are no words. Linear in its length. */
export function wordsOfContext(context: string, isCommon: IsCommonWord | null): ContextWord[] {
  const tokens = tokensOf(context)
  const words: ContextWord[] = []
  for (const [at, token] of tokens.entries()) {
    const { word, sinceNumber, isBeforeNumber } = token
    const isStreet =
      STREETS.has(word) &&
      (isBeforeNumber || sinceNumber <= ADDRESS_WORDS || !STREETS_BEHIND_NUMBER.has(word))
    if (isStreet) {
      const first = Math.max(0, at - Math.min(sinceNumber, ADDRESS_WORDS) + 1)
      const isPerson = ({ kind }: ContextWord) => kind === 'name' || kind === 'relation'
      words.push(
        ...words
          .splice(first)
          .map((one) => (isPerson(one) ? one : { ...one, kind: 'address' as const })),
      )
    }
    words.push({
      ...token,
      kind: isStreet ? 'address' : kindOf(token, [tokens[at + 1], tokens[at + 2]], words, isCommon),
    })
  }
  return words
}
