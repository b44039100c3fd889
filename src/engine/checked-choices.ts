import { findFamilyMember, type FamilyMember } from '@/catalogue/family-members'
import type { PrayerChoices } from './prayer'

/** The choices without blanks around them. A prayer for a family member is stored under Family. */
export interface CheckedChoices {
  readonly tradition: string
  readonly category: string
  readonly type: string
  readonly member: FamilyMember | null
}

function required(value: string, name: string): string {
  const trimmed = value.trim()
  if (!trimmed) throw new Error(`${name} is required`)
  return trimmed
}

/** Throws ‘Tradition is required’, ‘Category is required’ or ‘Type is required’ for an empty choice. */
export function checkChoices(choices: PrayerChoices): CheckedChoices {
  const tradition = required(choices.tradition, 'Tradition')
  const category = required(choices.category, 'Category')
  const type = required(choices.type, 'Type')
  const member = choices.familyMember ? findFamilyMember(choices.familyMember) : null
  return { tradition, category: member ? 'Family' : category, type, member }
}
