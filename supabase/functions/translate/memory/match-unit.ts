import type { MemoryUnit } from './memory-unit.ts'

/** Where a match ends, and which options the English text has chosen, by group number. */
export interface UnitMatch {
  readonly end: number
  readonly chosen: ReadonlyMap<number, number>
}

/**
 * The ways in which a unit stands in a normalised text from `start` on, ending where a word ends. Reads the
 * template once and keeps one reading per position, so the time grows with the template's length and never
 * with the number of texts that it can become.
 */
export function matchUnit(unit: MemoryUnit, text: string, start: number): UnitMatch[] {
  let readings = new Map<number, ReadonlyMap<number, number>>([[start, new Map()]])
  for (const part of unit.english) {
    const next = new Map<number, ReadonlyMap<number, number>>()
    for (const [position, chosen] of readings) {
      const options = typeof part === 'string' ? [part] : part.options
      options.forEach((option, index) => {
        const end = position + option.length
        if (next.has(end) || !text.startsWith(option, position)) return
        next.set(end, typeof part === 'string' ? chosen : new Map(chosen).set(part.group, index))
      })
    }
    if (next.size === 0) return []
    readings = next
  }
  return [...readings]
    .filter(([end]) => end > start && (end === text.length || text[end] === ' '))
    .map(([end, chosen]) => ({ end, chosen }))
}
