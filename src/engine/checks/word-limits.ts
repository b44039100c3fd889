import type { Band } from '../pack'
import type { PackSlot } from '../pack-slots'
import { parseTemplate } from '../template'
import { failure, type Finding } from './finding'
import type { ListedFragment } from './list-fragments'

type WordLimits = Readonly<Record<PackSlot, readonly [fewest: number, most: number]>>

const FOR_ADULTS: WordLimits = {
  opening: [7, 28],
  attribute: [8, 20],
  turn: [12, 28],
  widening: [12, 26],
  commit: [9, 20],
  closing: [1, 24],
  scene: [8, 15],
  ask: [8, 18],
  generic: [8, 14],
  comfort: [8, 14],
  member: [7, 15],
  memory: [7, 15],
  theme: [7, 14],
  place: [7, 15],
  quiet: [7, 20],
  flood: [7, 14],
}

/** Fewest and most words of a fragment, whatever is drawn, by slot. */
export const WORD_LIMITS: Readonly<Record<Band, WordLimits>> = {
  full: FOR_ADULTS,
  brief: FOR_ADULTS,
  child: {
    opening: [3, 14],
    attribute: [4, 10],
    turn: [6, 14],
    widening: [6, 13],
    commit: [4, 10],
    closing: [1, 4],
    scene: [4, 9],
    ask: [4, 10],
    generic: [4, 9],
    comfort: [4, 9],
    member: [4, 9],
    memory: [4, 9],
    theme: [4, 9],
    place: [4, 9],
    quiet: [4, 12],
    flood: [4, 9],
  },
}

/** The length of one fragment. */
export function checkLength({ id, template, slot }: ListedFragment, band: Band): Finding[] {
  const { fewestWords, mostWords } = parseTemplate(template)
  const [fewest, most] = WORD_LIMITS[band][slot]
  if (fewestWords >= fewest && mostWords <= most) return []
  const reason = `${fewestWords}–${mostWords} words; ${slot} has ${fewest}–${most}`
  return [failure('Q6', id, reason, template)]
}
