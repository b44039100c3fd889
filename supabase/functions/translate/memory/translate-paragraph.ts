import type { FoundUnit, MemoryIndex } from './memory-index.ts'
import { normaliseEnglish } from './normalise.ts'
import { fillTemplate } from './template.ts'

interface Step {
  readonly from: number
  readonly found: FoundUnit
  /** Units from the beginning to here. */
  readonly units: number
}

/**
 * Covers a paragraph with units of the memory, with as few as possible, so that whole fragments go before
 * single sentences. @returns null when a sentence is unknown.
 */
export function translateParagraph(paragraph: string, index: MemoryIndex): string | null {
  const text = normaliseEnglish(paragraph).trim()
  const steps = new Map<number, Step>()
  // Units only lead forward, so the best way to a position is settled when the walk arrives there.
  for (let position = 0; position < text.length; position++) {
    const units = position === 0 ? 0 : steps.get(position)?.units
    if (units === undefined) continue
    for (const found of index.find(text, position)) {
      const arrival = found.end === text.length ? found.end : found.end + 1
      const known = steps.get(arrival)
      if (!known || known.units > units + 1) {
        steps.set(arrival, { from: position, found, units: units + 1 })
      }
    }
  }
  const sentences: string[] = []
  for (let position = text.length; position > 0;) {
    const step = steps.get(position)
    if (!step) return null
    sentences.unshift(fillTemplate(step.found.unit.translation, step.found.chosen))
    position = step.from
  }
  return sentences.join(' ')
}
