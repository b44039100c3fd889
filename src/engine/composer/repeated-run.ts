import type { Piece } from './lay-out'
import { isFormula } from './steps'

const RUN = 5

/** The first five words in a row that stand twice in a prayer, its formulas left out, which may echo; null where none do. */
export function findRepeatedRun(pieces: readonly Piece[]): string | null {
  const words = pieces.flatMap(({ step, words: said }) => (isFormula(step) ? [] : said))
  // Looked through each time a prayer is tried: a word is its number, and only words that stand twice can be part of a run.
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const numbered = words.map((word) => {
    const known = numbers.get(word)
    const number = known ?? numbers.size
    if (known === undefined) numbers.set(word, number)
    counts[number] = (counts[number] ?? 0) + 1
    return number
  })
  const seen = new Set<string>()
  let length = 0
  for (const [at, number] of numbered.entries()) {
    length = (counts[number] ?? 0) > 1 ? length + 1 : 0
    if (length < RUN) continue
    const run = words.slice(at - RUN + 1, at + 1).join(' ')
    if (seen.has(run)) return run
    seen.add(run)
  }
  return null
}
