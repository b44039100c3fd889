import type { Piece } from './compose-text'

function countRuns(pieces: readonly Piece[]): number {
  const starts = pieces.flatMap(({ sentences }) =>
    sentences.map((sentence) => sentence.slice(0, sentence.indexOf(' '))),
  )
  return starts.filter((word, at) => word === starts[at - 1] && word === starts[at - 2]).length
}

/**
 * No more than two neighbours start alike (rule R7 of docs/content-rules.md): where three would, two pieces of one paragraph
 * or of one slot change places. Opening and closing stay where they are.
 */
export function breakRuns(pieces: readonly Piece[]): readonly Piece[] {
  let order = pieces
  let runs = countRuns(order)
  for (let first = 1; first < pieces.length - 1 && runs > 0; first++) {
    for (let second = first + 1; second < pieces.length - 1 && runs > 0; second++) {
      const [a, b] = [order[first], order[second]]
      if (!a || !b || (a.paragraph !== b.paragraph && a.slot !== b.slot)) continue
      const swapped = order
        .with(first, { ...b, paragraph: a.paragraph })
        .with(second, { ...a, paragraph: b.paragraph })
      const left = countRuns(swapped)
      if (left >= runs) continue
      order = swapped
      runs = left
    }
  }
  return order
}
