import type { ComposedText } from '../composer/compose-passages'
import { isFormula } from '../composer/steps'
import { hashText } from '../random'
import { normalise } from '../words'

/** Hashes of all runs of four words in a text, its formulas left out: a tradition has few of those, and they recur. */
export function fourGrams({ pieces }: ComposedText): ReadonlySet<number> {
  const body = pieces.filter(({ step }) => !isFormula(step)).map(({ text }) => text)
  const words = normalise(body.join(' ')).split(' ')
  const grams = new Set<number>()
  for (let start = 0; start + 4 <= words.length; start++) {
    grams.add(hashText(words.slice(start, start + 4).join(' ')))
  }
  return grams
}

/** Share of runs that two texts have in common: 0 for nothing, 1 for everything. */
export function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a]
  let common = 0
  for (const gram of fewer) if (more.has(gram)) common++
  return common / Math.max(1, a.size + b.size - common)
}

/** Likeness of every pair. */
export function likenessOfPairs(texts: readonly ReadonlySet<number>[]): number[] {
  return texts.flatMap((text, index) =>
    texts.slice(index + 1).map((other) => likeness(text, other)),
  )
}

/** The value that `share` (0 to 1) of the values do not exceed; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
