import { foldText } from './fold-text'
import { TRADITIONS, type Tradition } from './traditions'

/** The words of a name as they are compared: signs part them, other than apostrophes. */
function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether every word of `query` begins a word of the name. */
export function isNamed(name: string, query: string): boolean {
  const words = wordsOf(name)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

const byName = TRADITIONS.map((tradition) => ({
  tradition,
  name: foldText(`${tradition.name} ${tradition.ownSpelling ?? ''}`),
})).sort((one, other) => (one.name < other.name ? -1 : 1))

/** The traditions, by name, in which every word of `query` begins a word of the name or of its own spelling. */
export function filterTraditions(query: string): readonly Tradition[] {
  return byName.filter(({ name }) => isNamed(name, query)).map(({ tradition }) => tradition)
}
