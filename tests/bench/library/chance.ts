/** Draws that are the same in every run: all randomness of the loaded library comes from here. */
export interface Chance {
  /** A number from 0 up to, but not, 1. */
  part(): number
  /** A whole number below `limit`, all equally likely. */
  below(limit: number): number
  /** A whole number below `limit`, the n-th about n times rarer than the first (Zipf with exponent 1). */
  rank(limit: number): number
}

/** A stream of draws decided by the seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed | 0
  const part = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    part,
    below: (limit) => Math.floor(part() * limit),
    rank: (limit) => Math.min(limit, Math.floor((limit + 1) ** part())) - 1,
  }
}
