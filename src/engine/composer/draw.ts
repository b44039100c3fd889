import type { Passage } from '../passages/read-passages'
import { createStream, hashText } from '../random'

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** A step near the golden ratio of the whole, so that neighbours lie far apart; coprime to it. */
function strideOf(total: number): number {
  let stride = Math.max(1, Math.round(total * 0.618))
  while (greatestCommonDivisor(stride, total) !== 1) stride++
  return stride
}

/**
 * Which petition the variant says: each once, in an order decided by the seed, before any comes again.
 * @returns an index below `count`
 */
export function drawPetition(count: number, seed: string, variant: number): number {
  const start = createStream(hashText(`${seed}|petition`))(count)
  return (start + variant) % count
}

/** The one formula of its kind that a variant says; drawn by itself, since a formula is no reason for one more prayer. */
export function drawFormula(
  passages: readonly Passage[],
  kind: string,
  seed: string,
  variant: number,
): readonly Passage[] {
  const at = (hashText(`${seed}|${kind}`) + variant) % Math.max(1, passages.length)
  return passages.slice(at, at + 1)
}

/**
 * Which of `count` combinations a round says: every one once before any comes again.
 * @param round how often the same petition has been said before
 */
export function drawCombination(count: number, seed: string, round: number): number {
  const start = createStream(hashText(`${seed}|combination`))(count)
  return (start + (round % count) * strideOf(count)) % count
}
