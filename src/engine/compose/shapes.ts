import type { PrayerLength } from '@/catalogue/product'

/** The parts of a prayer. `place` is the category’s scene, `member` a second sentence for a family member. */
export const SLOTS = [
  'opening',
  'attribute',
  'place',
  'member',
  'theme',
  'generic',
  'turn',
  'ask',
  'widening',
  'commit',
  'closing',
] as const

export type Slot = (typeof SLOTS)[number]

export interface Step {
  readonly slot: Slot
  /** 0 is always said; 1 is said whenever it fits; from 2 up, in that order, until the text is long enough. */
  readonly rank: number
  readonly paragraph: number
}

/**
 * The order in which slots are said, by length. `/` starts a paragraph, `+` marks what is said whenever it
 * fits, `?n` what fills up, lowest n first. A pack may write its own in the same notation.
 */
export const DEFAULT_SHAPE: Readonly<Record<PrayerLength, string>> = {
  short: 'opening attribute?2 place ask theme commit?3 closing',
  medium: 'opening attribute?2 place / turn ask member+ theme ask+ commit?3 widening closing',
  long:
    'opening attribute place member+ attribute?2 / turn ask+ theme ask member+ attribute?6 turn+ / ' +
    'widening ask+ widening+ commit?3 widening?4 generic?5 / commit commit?7 closing',
}

/**
 * Said where someone writes of harm to themselves or of being harmed: nothing is asked of them, nothing is
 * explained, nobody is to be made peace with.
 */
export const QUIET_SHAPE: Readonly<Record<PrayerLength, string>> = {
  short: 'opening theme ask theme?2 theme?3 attribute?8 closing',
  medium: 'opening theme / ask theme theme+ ask+ theme+ theme+ attribute?8 closing',
  long:
    'opening theme theme / ask theme theme theme+ ask+ / theme ask+ theme+ theme+ theme+ / ' +
    'theme ask+ theme+ attribute?8 attribute?9 closing',
}

function isSlot(text: string): text is Slot {
  return (SLOTS as readonly string[]).includes(text)
}

const known = new Map<string, readonly Step[]>()

/** Reads a shape; throws on a word that is no slot. */
export function readShape(shape: string): readonly Step[] {
  const steps = known.get(shape) ?? parseShape(shape)
  known.set(shape, steps)
  return steps
}

function parseShape(shape: string): Step[] {
  const steps: Step[] = []
  let paragraph = 0
  for (const word of shape.split(' ')) {
    if (word === '/') {
      paragraph++
      continue
    }
    const [, slot = '', mark] = /^([a-z]+)(\+|\?\d+)?$/.exec(word) ?? []
    if (!isSlot(slot)) throw new Error(`“${word}” is no slot of a shape`)
    const rank = mark === undefined ? 0 : mark === '+' ? 1 : Number(mark.slice(1))
    steps.push({ slot, rank, paragraph })
  }
  return steps
}
