import type { SaidPart } from '@/engine/composer/lay-out'
import type { Pack } from '@/engine/passages/documents'

/** The movements that prayers of all traditions have in common, in the order of the rows. */
const MOVEMENTS = [
  'calling',
  'naming',
  'asking',
  'deepening',
  'widening',
  'returning',
  'closing',
] as const

type Movement = (typeof MOVEMENTS)[number]

export const ROW_COUNT = MOVEMENTS.length

const MOVEMENT_OF: Readonly<Record<string, Movement>> = {
  opening: 'calling',
  call: 'calling',
  after_call: 'calling',
  naming: 'naming',
  petition: 'asking',
  application: 'asking',
  deepening: 'deepening',
  widening: 'widening',
  return: 'returning',
  ending: 'closing',
  close: 'closing',
}

const SAME_IN_ALL = {
  naming: 'Naming',
  deepening: 'Going deeper',
  widening: 'Looking outward',
  returning: 'Coming back',
  closing: 'Closing',
}

/** What a movement is called in plain words. Nobody is asked where nobody is addressed, and thanks lead where they lead. */
const LABELS: Readonly<Record<Pack['mode'], Readonly<Record<Movement, string>>>> = {
  asking: { ...SAME_IN_ALL, calling: 'Calling', asking: 'Asking' },
  aspiring: { ...SAME_IN_ALL, calling: 'Opening', asking: 'Wishing' },
  thanking: { ...SAME_IN_ALL, calling: 'Calling', asking: 'Thanking and asking' },
}

/** What one column says in one row. */
export interface Cell {
  /** From 0. */
  readonly row: number
  readonly label: string
  /** In the order in which they are said. */
  readonly paragraphs: readonly string[]
}

/**
 * The parts of a prayer in the rows that all prayers share. Each prayer keeps its own order: where a tradition says
 * something later than others do, it stays in the row of what was said before it.
 */
export function toCells(parts: readonly SaidPart[], mode: Pack['mode']): Cell[] {
  const cells: Cell[] = []
  for (const { part, text } of parts) {
    const movement = MOVEMENT_OF[part] ?? 'asking'
    const row = MOVEMENTS.indexOf(movement)
    const last = cells.at(-1)
    if (last && row <= last.row)
      cells[cells.length - 1] = { ...last, paragraphs: [...last.paragraphs, text] }
    else cells.push({ row, label: LABELS[mode][movement], paragraphs: [text] })
  }
  return cells
}
