import { foldText } from './fold-text'
import { formsOf } from './word-forms'

/** The words of a name as they are compared: signs part them, other than apostrophes. */
function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether every word of `query` begins a word of the name, or is its plural. */
export function isNamed(name: string, query: string): boolean {
  const words = wordsOf(name)
  return wordsOf(query).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || formsOf(wanted).includes(word)),
  )
}

/** Whether a query says every word of the name, also by its plural. */
export function isSaidIn(query: string, name: string): boolean {
  const said = new Set(wordsOf(query).flatMap(formsOf))
  return wordsOf(name).every((word) => said.has(word))
}
