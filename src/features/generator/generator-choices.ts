import {
  GENERATOR_CATEGORIES,
  SUB_CATEGORIES,
  type Category,
  type SubCategory,
} from '@/catalogue/categories'
import { findFamilyMember, type FamilyMember } from '@/catalogue/family-members'
import { findPrayerType } from '@/catalogue/prayer-types'
import { findTraditionBySlug } from '@/catalogue/addresses'
import { findTradition } from '@/catalogue/traditions'
import type { PrayerChoices } from '@/engine/prayer'
import { CONTEXT_LIMIT } from './generator-draft'

/** What is chosen in the form; empty strings where nothing is chosen yet. */
export interface GeneratorChoices {
  /** Stored tradition name. */
  readonly tradition: string
  /** Lower-case option value. */
  readonly type: string
  readonly category: Exclude<Category, 'All'> | ''
  /** Only under the category Other. */
  readonly subCategory: SubCategory | ''
  /** Only under the sub-category Family. */
  readonly familyMember: FamilyMember | ''
}

function findNamed<Name extends string>(names: readonly Name[], text: string | null): Name | '' {
  const wanted = text?.trim().toLowerCase()
  return names.find((name) => name.toLowerCase() === wanted) ?? ''
}

function readTradition(text: string | null): string {
  if (!text) return ''
  return findTradition(text)?.name ?? findTraditionBySlug(text)?.name ?? ''
}

/** The choices that an address states, by `addresses.generateWith` or by this form. Unknown values are no choice. */
export function readChoices(parameters: URLSearchParams): GeneratorChoices {
  const category = findNamed(GENERATOR_CATEGORIES, parameters.get('category'))
  const subCategory = category ? '' : findNamed(SUB_CATEGORIES, parameters.get('category'))
  const member = subCategory === 'Family' ? findFamilyMember(parameters.get('member') ?? '') : null
  return {
    tradition: readTradition(parameters.get('tradition')),
    type: findPrayerType(parameters.get('type') ?? '')?.toLowerCase() ?? '',
    category: subCategory ? 'Other' : category,
    subCategory,
    familyMember: member ?? '',
  }
}

const ABOUT = 'about'

/** The words for the context box that an address carries, from a search that found nothing; null when it has none. */
export function readAbout(parameters: URLSearchParams): string | null {
  return parameters.get(ABOUT)?.trim().slice(0, CONTEXT_LIMIT) || null
}

/** The same parameters without the words for the context box. */
export function withoutAbout(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.delete(ABOUT)
  return next
}

/** The same parameters with these choices in them; whatever else stands there stays. */
export function writeChoices(
  parameters: URLSearchParams,
  choices: GeneratorChoices,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  const stated = {
    tradition: choices.tradition,
    type: choices.type,
    category: choices.subCategory || choices.category,
    member: choices.familyMember.toLowerCase(),
  }
  for (const [key, value] of Object.entries(stated))
    if (value) next.set(key, value)
    else next.delete(key)
  return next
}

/** The choices after one of them changed: what hangs on the category goes with it. */
export function changeChoices(
  choices: GeneratorChoices,
  change: Partial<GeneratorChoices>,
): GeneratorChoices {
  const next = { ...choices, ...change }
  const subCategory = next.category === 'Other' ? next.subCategory : ''
  const familyMember = subCategory === 'Family' ? next.familyMember : ''
  return { ...next, subCategory, familyMember }
}

export type RequiredChoice = 'tradition' | 'type' | 'category'

/** The required choices that are still open, in the form's order. */
export function missingChoices(choices: GeneratorChoices): RequiredChoice[] {
  return (['tradition', 'type', 'category'] as const).filter((name) => choices[name] === '')
}

/** What the engine is asked for. The prayer is stored under the sub-category where one is chosen. */
export function toPrayerChoices(choices: GeneratorChoices, context: string): PrayerChoices {
  return {
    tradition: choices.tradition,
    type: choices.type,
    category: choices.subCategory || choices.category,
    ...(choices.familyMember && { familyMember: choices.familyMember }),
    ...(context.trim() && { context: context.trim() }),
  }
}
