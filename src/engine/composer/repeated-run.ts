import { wordsOf } from '../words'
import type { Piece } from './lay-out'

/** The first five words in a row that stand twice in a prayer, its closing left out, which may echo; null where none do. */
export function findRepeatedRun(pieces: readonly Piece[]): string | null {
  const body = pieces.filter(({ step }) => step !== 'close').map(({ text }) => text)
  const words = wordsOf(body.join(' ').toLowerCase())
  const seen = new Set<string>()
  for (let start = 0; start + 5 <= words.length; start++) {
    const run = words.slice(start, start + 5).join(' ')
    if (seen.has(run)) return run
    seen.add(run)
  }
  return null
}
