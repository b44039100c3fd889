import { foldText } from '@/catalogue/fold-text'
import { wordsOf } from '../words'

/** Syllables of a word by its vowel groups; accents folded, a silent e left out. */
export function countSyllables(word: string): number {
  const bare = foldText(word).replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const trimmed = bare.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, (trimmed.match(/[aeiouy]{1,2}/g) ?? []).length)
}

/** Flesch–Kincaid grade of a text. */
export function readingLevel(text: string): number {
  const sentences = Math.max(1, (text.match(/[.!?](?=\s|$)/g) ?? []).length)
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}
