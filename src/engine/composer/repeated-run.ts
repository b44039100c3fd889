import type { Piece } from './lay-out'
import { isFormula } from './steps'

const RUN = 5

/** The first five words in a row that stand twice in a prayer, its formulas left out, which may echo; null where none do. */
export function findRepeatedRun(pieces: readonly Piece[]): string | null {
  const words = pieces.flatMap(({ step, words: said }) => (isFormula(step) ? [] : said))
  // A run is one number, with a digit for each word: a prayer is looked through each time it is tried.
  const digits = new Map<string, number>()
  for (const word of words) if (!digits.has(word)) digits.set(word, digits.size)
  const highest = digits.size ** (RUN - 1)
  const seen = new Set<number>()
  let run = 0
  for (const [at, word] of words.entries()) {
    run = (run % highest) * digits.size + (digits.get(word) ?? 0)
    if (at < RUN - 1) continue
    if (seen.has(run)) return words.slice(at - RUN + 1, at + 1).join(' ')
    seen.add(run)
  }
  return null
}
