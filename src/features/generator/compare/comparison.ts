import { findVoiceBySlug } from '@/catalogue/addresses'
import { STORED_CATEGORIES, type StoredCategory } from '@/catalogue/categories'
import { findFamilyMember, type FamilyMember } from '@/catalogue/family-members'
import { findPrayerType, type PrayerType } from '@/catalogue/prayer-types'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import type { PrayerChoices } from '@/engine/prayer'

/** What stands side by side. The address holds all of it and nothing that somebody wrote. */
export interface Comparison {
  readonly type: PrayerType
  /** Stored names of two or three voices, each once, in the order in which they are read. */
  readonly traditions: readonly string[]
  /** Null where the address names none: then it follows the type. */
  readonly category: StoredCategory | null
  readonly member: FamilyMember | null
  readonly length: PrayerLength
  /** The same for every column: the same address always shows the same prayers. */
  readonly variant: number
}

/** What all columns pray for. */
export type Need = Pick<Comparison, 'type' | 'category' | 'member'>

export const FEWEST_COLUMNS = 2
export const MOST_COLUMNS = 3

/** Three ways to pray that differ: asked by a people, asked by name, and asked of nobody. */
const DEFAULT_TRADITIONS = ['Judaism', 'Islam', 'Buddhism']

function readTraditions(text: string | null): string[] {
  const named = (text ?? '').split(',').flatMap((slug) => findVoiceBySlug(slug.trim())?.name ?? [])
  const once = [...new Set(named)].slice(0, MOST_COLUMNS)
  if (once.length === 0) return DEFAULT_TRADITIONS
  return once.length < FEWEST_COLUMNS ? withOthers(once[0] ?? '').slice(0, FEWEST_COLUMNS) : once
}

/** A tradition, followed by others to read it beside. */
export function withOthers(tradition: string): string[] {
  const others = DEFAULT_TRADITIONS.filter((name) => name !== tradition)
  return [tradition, ...others].slice(0, MOST_COLUMNS)
}

/** What an address asks to see. Unknown values are left out, and what is missing has a default. */
export function readComparison(parameters: URLSearchParams): Comparison {
  const category = parameters.get('category')?.toLowerCase()
  const variant = Number(parameters.get('variant'))
  return {
    type: findPrayerType(parameters.get('type') ?? '') ?? 'Healing',
    traditions: readTraditions(parameters.get('with')),
    category: STORED_CATEGORIES.find((name) => name.toLowerCase() === category) ?? null,
    member: findFamilyMember(parameters.get('member') ?? ''),
    length: PRAYER_LENGTHS.find((name) => name === parameters.get('length')) ?? 'medium',
    variant: Number.isSafeInteger(variant) && variant > 0 ? variant : 0,
  }
}

/** A prayer needs a category: the one of the type’s own name, or the nearest to all types that have none. */
function categoryFor(type: PrayerType): StoredCategory {
  return STORED_CATEGORIES.find((name) => name === type) ?? 'Spirituality'
}

/** What the engine is asked for in one column, without what somebody wrote. */
export function choicesFor({ type, category, member }: Need, tradition: string): PrayerChoices {
  return {
    tradition,
    type: type.toLowerCase(),
    category: category ?? categoryFor(type),
    ...(member && { familyMember: member }),
  }
}

/** A comparison with another tradition in one place; one that stands elsewhere changes places with it. */
export function withTradition(traditions: readonly string[], at: number, name: string): string[] {
  const before = traditions[at] ?? name
  return traditions.map((each, place) => (place === at ? name : each === name ? before : each))
}

/** “Judaism, Islam and Buddhism” */
export function listNames(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
