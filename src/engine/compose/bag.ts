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
 * Which text of a fragment is next. Each position of a length (and each register) has a share of the texts to
 * itself and walks through it round by round, so that two positions never say the same.
 */
function chooseText(
  { template }: Fragment,
  share: { readonly index: number; readonly count: number; readonly wraps: boolean },
  round: number,
  length: PrayerLength,
): number {
  const { expansions } = parseTemplate(template)
  // A short prayer that has to take up the first fragment of the long one keeps out of that one’s texts.
  const free = share.wraps && length === 'short' ? Math.floor((expansions * 2) / 3) : expansions
  const first = Math.floor((share.index * free) / share.count)
  const end = Math.floor(((share.index + 1) * free) / share.count)
  const lead = Math.floor((PRAYER_LENGTHS.indexOf(length) * expansions) / PRAYER_LENGTHS.length)
  return lead + first + (round % Math.max(1, end - first))
}

/**
 * The shuffle bag, computed for any variant without its predecessors. The fragments stand in a shuffled ring;
 * each variant turns it on, so that over as many variants as there are fragments every position of every
 * length meets each fragment once. The ring stays as it is, because a new order in the next round could bring a
 * fragment back too soon; each meeting of a fragment at a length uses the next of its texts.
 * Within one variant, lengths share no fragment while there are enough. Registers each walk their own ring, with
 * shares of the texts of their own.
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
  const ring = shuffled(pool.fragments, hashText(`${base}|${pool.name}`))
  const most = Math.max(counts.short, counts.medium, counts.long)
  let start = (turn % size) * stepOf(size, most)
  // Longest first, so that the length that needs most takes fresh fragments.
  if (length !== 'long') start += counts.long
  if (length === 'short') start += counts.medium
  const wraps = counts.short + counts.medium + counts.long > size
  const draws: Draw[] = []
  const taken = Math.min(counts[length], size)
  for (let position = 0; position < taken; position++) {
    const fragment = ring[(start + position) % size] as Fragment
    const shared = pool.registered && fragment.registers.length !== 1
    const share = shared
      ? { index: position * walks + register.index, count: taken * walks, wraps }
      : { index: position, count: taken, wraps }
    draws.push({ fragment, expansion: chooseText(fragment, share, round, length) })
  }
  return draws
}
