import { matchUnit, type UnitMatch } from './match-unit.ts'
import type { MemoryUnit } from './memory-unit.ts'
import type { Template } from './template.ts'

/** How many first words lead to a unit; three leave few units with the same beginning. */
const LEAD_WORDS = 3

function firstWords(text: string, count: number): string {
  return text.split(' ', count).join(' ')
}

function hasLead(text: string): boolean {
  return text.split(' ').length > LEAD_WORDS
}

/** The first words of every text that a template can become, without making those texts. */
function leadsOf(template: Template): Set<string> {
  let beginnings = new Set([''])
  for (const part of template) {
    if ([...beginnings].every(hasLead)) break
    const longer = new Set<string>()
    for (const beginning of beginnings) {
      for (const option of typeof part === 'string' ? [part] : part.options) {
        const text = hasLead(beginning) ? beginning : beginning + option
        // A blank behind the lead says that its last word is complete.
        longer.add(hasLead(text) ? `${firstWords(text, LEAD_WORDS)} ` : text)
      }
    }
    beginnings = longer
  }
  return new Set([...beginnings].map((text) => text.trimEnd()))
}

export interface FoundUnit extends UnitMatch {
  readonly unit: MemoryUnit
}

/** The units of one language, found by their first words. */
export class MemoryIndex {
  readonly #byLead = new Map<string, MemoryUnit[]>()

  constructor(units: Iterable<MemoryUnit>) {
    for (const unit of units) {
      for (const lead of leadsOf(unit.english)) {
        const known = this.#byLead.get(lead)
        if (known) known.push(unit)
        else this.#byLead.set(lead, [unit])
      }
    }
  }

  /** Every unit that stands in a normalised text from `start` on; earlier packs come first. */
  find(text: string, start: number): FoundUnit[] {
    const found: FoundUnit[] = []
    let end = start
    for (let words = 1; words <= LEAD_WORDS && end < text.length; words++) {
      const gap = text.indexOf(' ', end + 1)
      end = gap === -1 ? text.length : gap
      for (const unit of this.#byLead.get(text.slice(start, end)) ?? []) {
        found.push(...matchUnit(unit, text, start).map((match) => ({ unit, ...match })))
      }
    }
    return found
  }
}
