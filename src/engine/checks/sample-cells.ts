import type { Voice } from '../passages/documents'
import { hashText } from '../random'
import type { Finding } from './finding'
import type { GridCell } from './prayers/grid'

/** The first findings as lines: a wall of them is no help to read. */
export function sayFirst(findings: readonly Finding[]): string[] {
  return findings
    .slice(0, 20)
    .map(({ rule, where, reason, text }) => `${rule} ${where}: ${reason} «${text}»`)
}

/**
 * One in eight cells of each voice's grid, other ones for each voice: every cell is checked in some voice, and the fast
 * loop stays fast. `npm run check:pack` checks every cell of every voice; it takes minutes, which the tests do not have.
 */
export function* sampleCells({ slug }: Voice, cells: Iterable<GridCell>): Generator<GridCell> {
  for (const cell of cells) if (hashText(`${slug} ${cell.name}`) % 8 === 0) yield cell
}
