import { kinOf, type Heard } from './kinship'
import type { Word } from './tokenise'
import { ADDRESSED, DIVINE, MINE, NO_PERSON, POSSESSED, VERB_AFTER } from './words/around-persons'

/** The words of a person at a place of a context. */
export interface Phrase {
  readonly key: Heard
  readonly length: number
  readonly needsDeterminer: boolean
  /** “Mums”, “my sons exam”: an s that is a possessive or an “is” without its apostrophe. */
  readonly isPossessive: boolean
}

/** The longest name of a person at a place: “mother in law” before “mother”. */
export function phraseAt(words: readonly Word[], at: number): Phrase | null {
  for (let length = 3; length > 0; length--) {
    if (at + length > words.length) continue
    const phrase = words
      .slice(at, at + length)
      .map((word) => word.text)
      .join('_')
    const kin = kinOf(phrase)
    const singular = phrase.endsWith('s') ? kinOf(phrase.slice(0, -1)) : undefined
    const next = words[at + length]?.text ?? ''
    const owns = POSSESSED.test(next) || (kinOf(next) !== undefined && !MINE.test(next))
    if (singular && (!kin || owns))
      return { ...singular, length, isPossessive: owns || VERB_AFTER.test(next) }
    if (kin) return { ...kin, length, isPossessive: false }
  }
  return null
}

/** How many words at a place look like a person and are none (“mother nature”); 0 where that is not so. */
export function noPersonLength(words: readonly Word[], at: number): number {
  const ahead = words.slice(at, at + 5).map((word) => word.text)
  return (NO_PERSON.exec(`${ahead.join(' ')} `)?.[0] ?? '').split(' ').filter(Boolean).length
}

/** Whether the words of a person are an adjective of the next (“my youngest son”), or name God. */
export function meansNoPerson(words: readonly Word[], at: number, { length }: Phrase): boolean {
  const first = words[at]?.text ?? ''
  const previous = words[at - 1]?.text ?? ''
  const next = words[at + length]?.text ?? ''
  if (/^(?:youngest|eldest|oldest|year|teen|toddler|pet|twin|baby|infant|student)$/.test(first))
    return kinOf(next) !== undefined
  if (first !== 'father') return false
  return DIVINE.test(previous) || ((at === 0 || previous === '.') && ADDRESSED.test(next))
}
