import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { hashText, shuffled } from '../random'
import { parseTemplate } from '../template'
import type { Fragment, Pool } from './pools'

export interface Draw {
  readonly fragment: Fragment
  /** Which of the fragment’s texts. */
  readonly expansion: number
}

export type DrawCounts = Readonly<Record<PrayerLength, number>>

/** Presses of “Generate another” in a row that must not repeat a sentence at one length. */
export const PRESSES_WITHOUT_REPEAT = 10

/** How many texts each of `fragments` needs so that a length which draws `count` at a time repeats nothing. */
export function neededExpansions(fragments: number, count: number): number {
  return Math.min(count, fragments) * Math.ceil(PRESSES_WITHOUT_REPEAT / Math.max(1, fragments))
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** How far the bag turns from one variant to the next: past what was just said, and through every fragment. */
function stepOf(size: number, most: number): number {
  let step = Math.max(1, most % size)
  while (greatestCommonDivisor(step, size) !== 1) step = (step % size) + 1
  return step
}

/**
 * The shuffle bag, computed for any variant without its predecessors. The fragments stand in a shuffled ring;
 * each variant turns it on, so that over as many variants as there are fragments every position of every
 * length meets each fragment once. The next round has a new order, and each meeting of a fragment at a length
 * uses the next of its texts. Within one variant, lengths share no fragment while there are enough.
 * Registers each walk their own ring with interleaved texts.
 */
export function drawFromBag(
  pool: Pool,
  counts: DrawCounts,
  length: PrayerLength,
  variant: number,
  base: string,
  register: { readonly index: number; readonly count: number },
): Draw[] {
  const size = pool.fragments.length
  if (size === 0) return []
  const walks = pool.registered ? register.count : 1
  const turn = pool.registered ? Math.floor(variant / walks) : variant
  const round = Math.floor(turn / size)
  const ring = shuffled(pool.fragments, hashText(`${base}|${pool.name}|${round}`))
  const most = Math.max(counts.short, counts.medium, counts.long)
  let start = (turn % size) * stepOf(size, most)
  // Longest first, so that the length that needs most takes fresh fragments.
  if (length !== 'long') start += counts.long
  if (length === 'short') start += counts.medium
  const draws: Draw[] = []
  for (let position = 0; position < Math.min(counts[length], size); position++) {
    const fragment = ring[(start + position) % size] as Fragment
    const { expansions } = parseTemplate(fragment.template)
    const lead = Math.floor((PRAYER_LENGTHS.indexOf(length) * expansions) / PRAYER_LENGTHS.length)
    const met = round * Math.min(counts[length], size) + position
    draws.push({
      fragment,
      expansion: lead + (pool.registered ? met * walks + register.index : met),
    })
  }
  return draws
}
