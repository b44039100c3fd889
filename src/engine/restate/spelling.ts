import { isListedWord } from './known-words'

/** Shorter words are too near to too many others. */
const FEWEST_LETTERS = 6
const VOWELS = 'aeiou'

/** Endings that are taken for each other: “redundent”, “dependance”, “terrable”. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/a(?=n(?:t|ce|cy)$)/, 'e'],
  [/e(?=n(?:t|ce|cy)$)/, 'a'],
  [/a(?=ble$)/, 'i'],
  [/i(?=ble$)/, 'a'],
]

/**
 * What a slip of the usual kinds was meant to be: neighbours exchanged, a consonant once for twice or twice for once, a vowel
 * left out, an ending for another. Other slips are as often another word: “palate” is no “plate”.
 */
function* intended(word: string): Generator<string> {
  for (const [ending, other] of ENDINGS) if (ending.test(word)) yield word.replace(ending, other)
  for (let at = 1; at < word.length - 1; at++) {
    const [before, here = '', next = ''] = [word.slice(0, at), word[at], word[at + 1]]
    if (next !== here) yield `${before}${next}${here}${word.slice(at + 2)}`
    if (here === next) yield before + word.slice(at + 1)
    else if (!VOWELS.includes(here)) yield before + here + word.slice(at)
    for (const vowel of VOWELS) yield before + vowel + word.slice(at)
  }
}

/** The one known word that a word in small letters is a slip of; null where there is none, or more than one. */
export function correctSlip(word: string): string | null {
  if (word.length < FEWEST_LETTERS || !/^[a-z]+$/.test(word)) return null
  const found = new Set<string>()
  for (const each of intended(word)) if (isListedWord(each)) found.add(each)
  const [only = null] = found
  return found.size === 1 ? only : null
}
