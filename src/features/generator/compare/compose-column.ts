import type { PrayerLength } from '@/catalogue/product'
import { composeInParts } from '@/engine/compose-prayer'
import { hear } from '@/engine/intention/hear'
import type { Intention } from '@/engine/intention/intention'
import type { Voice } from '@/engine/passages/documents'
import type { ComposedPrayer, PrayerChoices } from '@/engine/prayer'
import type { MadePrayer } from '../made-prayer'
import { readPrivacyChoice } from '../generator-draft'
import { choicesFor, type Need } from './comparison'
import { toCells, type Cell } from './movements'

/** What one column is composed of. */
export interface ColumnRequest {
  readonly choices: PrayerChoices
  /** Null where nobody wrote anything. */
  readonly intention: Intention | null
  readonly isPrivate: boolean
}

/**
 * What one column asks the engine for.
 * @param words the prayer whose maker's words are prayed in every column; null for the need alone
 */
export function requestFor(need: Need, tradition: string, words: MadePrayer | null): ColumnRequest {
  const choices = choicesFor(need, tradition)
  const isPrivate = words?.isPrivate ?? readPrivacyChoice()
  const context = words?.choices.context
  if (!words || !context) return { choices, intention: null, isPrivate }
  const { withoutTags, intention: corrected } = words.choices
  const intention = corrected ?? hear(context)
  return {
    choices: { ...choices, context, intention, ...(withoutTags && { withoutTags }) },
    intention,
    isPrivate,
  }
}

export interface ComposedColumn {
  readonly prayer: ComposedPrayer
  readonly cells: Readonly<Record<PrayerLength, readonly Cell[]>>
}

/** The prayer of one column, in all three lengths. */
function composeColumn(
  voice: Voice,
  { choices, isPrivate }: ColumnRequest,
  variant: number,
): ComposedColumn {
  const { prayer, parts } = composeInParts(voice, { ...choices, isPrivate }, variant)
  const cellsOf = (length: PrayerLength) => toCells(parts[length], voice.pack.mode)
  return {
    prayer,
    cells: { short: cellsOf('short'), medium: cellsOf('medium'), long: cellsOf('long') },
  }
}

/** How many variants are tried for a prayer that repeats nothing of those before it. */
const MOST_TRIES = 16

/**
 * Prayers that are read beside each other in one length: voices share passages, and the same sentence twice would be read
 * as a mistake. The first has the variant that is asked for; each other one the nearest after it that shares least with those
 * before. The same voices, requests, variant and length give the same prayers.
 */
export function composeBeside(
  columns: readonly { readonly voice: Voice; readonly request: ColumnRequest }[],
  variant: number,
  length: PrayerLength,
): ComposedColumn[] {
  const said = new Set<string>()
  const countShared = ({ prayer }: ComposedColumn) =>
    prayer.passages[length].filter((id) => said.has(id)).length
  return columns.map(({ voice, request }) => {
    let best = composeColumn(voice, request, variant)
    let fewest = countShared(best)
    for (let tried = 1; tried < MOST_TRIES && fewest > 0; tried++) {
      const next = composeColumn(voice, request, variant + tried)
      const shared = countShared(next)
      if (shared < fewest) [best, fewest] = [next, shared]
    }
    for (const id of best.prayer.passages[length]) said.add(id)
    return best
  })
}
