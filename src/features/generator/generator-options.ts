import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITION_GROUPS } from '@/catalogue/tradition-groups'
import { findTradition } from '@/catalogue/traditions'

const named = (name: string) => ({ value: name, label: name })

/** What the generator offers, grouped as specified; a people's own spelling stands beside the stored name. */
export const generatorOptions = {
  traditions: TRADITION_GROUPS.map(({ label, members }) => ({
    label,
    options: members.map((name) => ({ ...named(name), hint: findTradition(name)?.ownSpelling })),
  })),
  types: [{ options: PRAYER_TYPES.map((type) => ({ value: type.toLowerCase(), label: type })) }],
  categories: [{ options: GENERATOR_CATEGORIES.map(named) }],
  subCategories: [{ options: SUB_CATEGORIES.map(named) }],
  familyMembers: [{ options: FAMILY_MEMBERS.map(named) }],
}
