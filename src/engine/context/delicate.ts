import { matterOf, type Matter } from '@/catalogue/sensitive-words'
import type { Intention } from '../intention/intention'
import { spell } from '../intention/words'
import { wordsOfContext, type ContextWord } from './context-words'
import { isNameByCapital, isNobodys } from './name-by-capital'
import { readOnce } from './read-once'
import { MATTER_OF_OCCASION } from './word-lists'

/** Whether something is heard of another person: neither of who writes, nor of an animal, nor of “Buddha” or “English”. */
function isOfPerson({ occasions, name }: Intention): boolean {
  const isSomebody = name !== null && !isNobodys(name)
  return (
    isSomebody ||
    occasions.some(({ who }) => who !== null && !/^(?:me|us|dog|cat|animals?|named)$/.test(who))
  )
}

/** A full stop behind a title ends none. */
const END_OF_SENTENCE = /(?<=(?<!\b(?:mr|mrs|ms|dr|st))[.!?:])\s+|\n/i

/** What of a context one may not want everybody to read: that it is about a person, or touches a delicate matter; else null. */
export function whatIsDelicate(context: string): 'person' | Matter | null {
  const intention = readOnce(context)
  const { occasions } = intention
  const sentences = context.split(END_OF_SENTENCE).map(wordsOfContext)
  if (
    isOfPerson(intention) ||
    sentences.some((words) => words.some((_, at) => isPersonAt(words, at)))
  )
    return 'person'
  for (const { occasion } of occasions) {
    const matter = MATTER_OF_OCCASION[occasion]
    if (matter) return matter
  }
  for (const { word } of sentences.flat()) {
    const matter = matterOf(word) ?? matterOf(spell(word))
    if (matter) return matter
  }
  return null
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
  for (let back = 1; back <= MOST_BETWEEN; back++) {
    const before = words[at - back]
    if (!before || words[at - back + 1]?.startsClause) return false
    if (/^(?:my|our|for|his|her|their)$/.test(before.word)) return true
    // “My first day as a teacher”.
    if (before.kind === 'small' && !/^(?:own|other|two|three|four|five)$/.test(before.word))
      return false
  }
  return false
}
