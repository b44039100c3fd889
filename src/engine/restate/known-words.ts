import { EVERYDAY_WORDS } from '../stock/everyday-words'
import { ORDINARY_WORDS } from '../stock/ordinary-words'

/** Inflections of harmless words that are not harmless. */
const NEVER = /^(?:hat(?:e|ed|es|ing)|rap(?:e|ed|es|ing)|as+es|tits|emails?|systems)$/

const everyday = new Set(EVERYDAY_WORDS.trim().split(/\s+/))
const known = new Set([...ORDINARY_WORDS.trim().split(/\s+/), ...everyday])

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ie[sd]$/, 'y'],
  [/(?:es|ed|ing|ly)$/, ''],
  [/[sd]$/, ''],
  [/ing$/, 'e'],
  [/(.)\1(?:ed|ing)$/, '$1'],
]

/** Whether a word stands in the lists as it is written. */
export const isListedWord = (word: string): boolean => known.has(word) && !NEVER.test(word)

/** Whether a word in small letters, or what it is an inflection of, is known. */
export function isKnownWord(word: string): boolean {
  if (NEVER.test(word)) return false
  return (
    known.has(word) ||
    ENDINGS.some(([ending, base]) => {
      const stem = word.replace(ending, base)
      return stem !== word && stem.length > 2 && known.has(stem)
    })
  )
}

/** Whether a word is rare enough that beside a relation it could be somebody’s name: “my friend robin”. */
export const isRareWord = (word: string): boolean => everyday.has(word)
