import { createStream, hashText } from '../random'

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** A step near the golden ratio of the whole, so that neighbours differ in most digits; coprime to it. */
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

/**
 * One index below each size, so that no combination with the same petition returns before all have been: a walk
 * through the mixed-radix numbers below the product of the sizes.
 * @param period how many variants lie between two with the same petition
 */
export function drawCombination(
  sizes: readonly number[],
  seed: string,
  variant: number,
  period: number,
): number[] {
  const total = sizes.reduce((product, size) => product * size, 1)
  const stride = strideOf(total)
  // Steps of `period` strides visit total / divisor numbers; then the walk moves on by one.
  const divisor = greatestCommonDivisor(period % total || total, total)
  const round = Math.floor(Math.floor(variant / period) / (total / divisor))
  const start = createStream(hashText(`${seed}|combination`))(total)
  let rest = (start + (variant % total) * stride + round) % total
  return sizes.map((size) => {
    const digit = rest % size
    rest = Math.floor(rest / size)
    return digit
  })
}
