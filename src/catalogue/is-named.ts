import { foldText } from './fold-text'

/** The words of a name as they are compared: signs part them, other than apostrophes. */
function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

const MORE_THAN_ONE: readonly (readonly [ending: RegExp, one: string])[] = [
  [/^(.{2,})s$/u, '$1'],
  [/^(.{2,}(?:[osxz]|ch|sh))es$/u, '$1'],
  [/^(.{2,})ies$/u, '$1y'],
]

/** Whether `wanted` is more than one of what the word says: private.forms_of tells it so in SQL. */
const isMoreThanOne = (wanted: string, word: string) =>
  word.length > 2 &&
  MORE_THAN_ONE.some(([ending, one]) => ending.test(wanted) && wanted.replace(ending, one) === word)

/** Whether every word of `query` begins a word of the name, or is more than one of it. */
export function isNamed(name: string, query: string): boolean {
  const words = wordsOf(name)
  return wordsOf(query).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || isMoreThanOne(wanted, word)),
  )
}
