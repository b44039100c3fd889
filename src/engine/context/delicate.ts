import { matterOf, type Matter } from '@/catalogue/sensitive-words'
import type { Intention } from '../intention/intention'
import { spell } from '../intention/words'
import {
  isSurelyPerson,
  wordsOfContext,
  type ContextWord,
  type IsCommonWord,
} from './context-words'
import { sentencesOf } from './context-tokens'
import { phrasesIn } from './delicate-phrases'
import { withoutHarmlessPhrases } from './harmless-phrases'
import { isNameByCapital, isNobodys } from './name-by-capital'
import { readOnce } from './read-once'
import { MATTER_OF_OCCASION } from './word-lists'

/** Something that one may not want everybody to read, and by what it is told: a word, or what was heard. */
export interface Delicate {
  readonly reason: 'person' | Matter
  readonly word: string
  /** Whether the word is a person’s own name. */
  readonly isName: boolean
}

/** What is heard of another person, neither of who writes, nor of an animal, nor of “Buddha” or “English”; and of a matter. */
function inIntention({ occasions, name }: Intention): Delicate[] {
  const found: Delicate[] = []
  if (name !== null && !isNobodys(name))
    found.push({ reason: 'person', word: name.toLowerCase(), isName: true })
  for (const { occasion, who } of occasions) {
    if (who !== null && !/^(?:me|us|dog|cat|animals?|named)$/.test(who))
      found.push({ reason: 'person', word: who, isName: false })
    const matter = MATTER_OF_OCCASION[occasion]
    if (matter) found.push({ reason: matter, word: occasion, isName: false })
  }
  return found
}

/** What single words of a sentence tell. */
function inSentence(words: readonly ContextWord[]): Delicate[] {
  return words.flatMap(({ word, kind }, at): Delicate[] => {
    if (isPersonAt(words, at)) return [{ reason: 'person', word, isName: kind !== 'relation' }]
    const reason = matterOf(word) ?? matterOf(spell(word))
    return reason === null ? [] : [{ reason, word, isName: false }]
  })
}

/**
 * What of a context one may not want everybody to read: persons first, then what is heard, then what words tell.
 * @param isCommon null until the list has come: then a word that nobody knows is a name in fewer places
 */
export function whatIsDelicate(
  context: string,
  isCommon: IsCommonWord | null,
): readonly Delicate[] {
  const said = withoutHarmlessPhrases(context)
  const found = [
    ...inIntention(readOnce(said)),
    ...sentencesOf(said).flatMap((sentence) => [
      ...phrasesIn(sentence).map((phrase) => ({ ...phrase, isName: false })),
      ...inSentence(wordsOfContext(sentence, isCommon)),
    ]),
  ]
  const isPerson = ({ reason }: Delicate) => reason === 'person'
  return [...found.filter(isPerson), ...found.filter((one) => !isPerson(one))]
}

/** Whether a word is a name, or means a person of whom is spoken. */
function isPersonAt(words: readonly ContextWord[], at: number): boolean {
  const { kind, word = '' } = words[at] ?? {}
  if (kind === 'relation') return isOwned(words, at)
  if (kind !== 'name') return isNameByCapital(words, at)
  // “For English lessons”.
  const before = words[at - 1]
  const isBehindNobody = before?.kind === 'name' && isNobodys(before.word)
  return !isNobodys(word) && !(isBehindNobody && word === words[at]?.written)
}

/** How far before a person the word may stand that says whose it is: “my stubborn old ex”. */
const MOST_BETWEEN = 3

/** “My sister” is somebody; “as a teacher” is the one who writes. */
function isOwned(words: readonly ContextWord[], at: number): boolean {
  // “Our Father in heaven”.
  if (words[at]?.written === 'Father') return false
  const [word, and, other] = words.slice(at, at + 3).map((one) => one.word)
  // “The wife and i”.
  if (
    isSurelyPerson(word ?? '') ||
    (/^(?:and|n)$/.test(and ?? '') && /^(?:i|me)$/.test(other ?? ''))
  )
    return true
  for (let back = 1; back <= MOST_BETWEEN; back++) {
    const before = words[at - back]
    if (!before || words[at - back + 1]?.startsClause) return false
    if (/^(?:my|our|for|his|her|their)$/.test(before.word)) return true
    // “My first day as a teacher”.
    if (
      before.kind === 'small' &&
      !/^(?:own|other|two|three|four|five|first|next|last|late|really)$/.test(before.word)
    )
      return false
  }
  return false
}
