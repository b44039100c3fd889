import { findByWords } from './find-by-words'
import { foldText } from './fold-text'
import { TRADITIONS, type Tradition } from './traditions'
import { wordsOfTradition } from './words/tradition-words'

const byName = TRADITIONS.map((tradition) => ({
  tradition,
  name: foldText(`${tradition.name} ${tradition.ownSpelling ?? ''}`),
  words: wordsOfTradition(tradition.name),
})).sort((one, other) => (one.name < other.name ? -1 : 1))

/**
 * The traditions, by name, in which every word of `query` begins a word of the name or of its own spelling. Where no name
 * has them, those that people call so or that have such a practice (“quaker”, “dua”).
 */
export function filterTraditions(query: string): readonly Tradition[] {
  const found = findByWords(byName, query)
  const named = found.filter(({ by }) => by === null)
  return (named.length > 0 ? named : found).map(({ entry }) => entry.tradition)
}
