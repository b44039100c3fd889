import { personOf } from '../intention/hear-persons'

/** Persons differ by what befalls them, not by who they are. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^(?:me|us)$/, 'i'],
  [/^(?:dog|cat|animals?|\?pet)$/, '@pet'],
  [/^(?:sons?|daughters?|child|children|baby|twins|grand(?:son|daughter|child|children))$/, '@kid'],
  [/^(?:wife|husband|partner|girlfriend|boyfriend)$/, '@love'],
  [/^(?:boss|colleagues?|teacher|pupils?|patients?)$/, '@work'],
]

const MOST_LETTERS = 6

/** A word without its ending: “operations”, “operating” and “operated” are one. */
function stemOf(word: string): string {
  if (word.length < 5) return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  const stem = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ers?|ed|es|ly|s)$/, '')
  return (stem.length < 3 ? word : stem).replace(/e$/, '').slice(0, MOST_LETTERS)
}

function formOf(token: string): string {
  const person = personOf(token)
  if (!person) return stemOf(token)
  return GROUPS.find(([sign]) => sign.test(person))?.[1] ?? '@kin'
}

/** A feature of a context, and the first token in which it stands. */
export interface Feature {
  readonly name: string
  readonly at: number
}

/**
 * What the classifier counts of a context: each word without its ending and each pair of neighbours, once. A stop is “.”, so
 * that pairs tell how sentences begin and end; commas are passed over.
 * @param tokens as `hearPersons` gives them
 */
export function featuresOf(tokens: readonly string[]): Feature[] {
  const found = new Map<string, number>()
  let before: string | null = null
  let beforeAt = 0
  for (const [at, token] of tokens.entries()) {
    if (token === ',') continue
    const form = formOf(token)
    if (form !== '.' && !found.has(form)) found.set(form, at)
    const pair = `${before} ${form}`
    if (before !== null && !found.has(pair)) found.set(pair, beforeAt)
    before = form
    beforeAt = at
  }
  return Array.from(found, ([name, at]) => ({ name, at }))
}
