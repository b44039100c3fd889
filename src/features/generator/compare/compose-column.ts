import type { PrayerLength } from '@/catalogue/product'
import { composeInParts } from '@/engine/compose-prayer'
import { hear } from '@/engine/intention/hear'
import type { Intention } from '@/engine/intention/intention'
import type { Voice } from '@/engine/passages/documents'
import type { ComposedPrayer, PrayerChoices } from '@/engine/prayer'
import type { MadePrayer } from '../made-prayer'
import { readPrivacyChoice } from '../generator-draft'
import { choicesFor, type Comparison } from './comparison'
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
export function requestFor(
  comparison: Comparison,
  tradition: string,
  words: MadePrayer | null,
): ColumnRequest {
  const choices = choicesFor(comparison, tradition)
  const context = words?.choices.context
  if (!words || !context) return { choices, intention: null, isPrivate: readPrivacyChoice() }
  const { withoutTags, intention: corrected } = words.choices
  const intention = corrected ?? hear(context)
  return {
    choices: { ...choices, context, intention, ...(withoutTags && { withoutTags }) },
    intention,
    isPrivate: words.isPrivate,
  }
}

export interface ComposedColumn {
  readonly prayer: ComposedPrayer
  readonly cells: Readonly<Record<PrayerLength, readonly Cell[]>>
}

/** The prayer of one column, in all three lengths. */
export function composeColumn(
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
