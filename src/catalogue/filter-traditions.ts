import { TRADITIONS, type Tradition } from './traditions'

/** Letters that decomposition leaves whole, and marks that nobody types. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', æ: 'ae', ð: 'd', þ: 'th' }

/** A name as people type it: lower case, without accents, apostrophes or signs between words. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøæðþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’ʼʻʿ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const folded = TRADITIONS.map((tradition) => ({
  tradition,
  words: ` ${foldName(`${tradition.name} ${tradition.ownSpelling ?? ''}`)}`,
})).sort((one, other) => (one.words < other.words ? -1 : 1))

/** The traditions, by name, in which every word of `query` begins a word of the name or of its own spelling. */
export function filterTraditions(query: string): readonly Tradition[] {
  const wanted = foldName(query).split(' ').filter(Boolean)
  return folded
    .filter(({ words }) => wanted.every((word) => words.includes(` ${word}`)))
    .map(({ tradition }) => tradition)
}
