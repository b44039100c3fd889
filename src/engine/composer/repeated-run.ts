import { wordsOf } from '../words'
import type { Piece } from './lay-out'

/** Whether five words in a row stand twice in a prayer; its closing may echo what was said before. */
export function hasRepeatedRun(pieces: readonly Piece[]): boolean {
  const body = pieces.filter(({ step }) => step !== 'close').map(({ text }) => text)
  const words = wordsOf(body.join(' ').toLowerCase())
  const seen = new Set<string>()
  for (let start = 0; start + 5 <= words.length; start++) {
    const run = words.slice(start, start + 5).join(' ')
    if (seen.has(run)) return true
    seen.add(run)
  }
  return false
}
