import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'

const named = (name: string) => ({ value: name, label: name })

/** The generator's select options, as specified; traditions and types are found by typing (find-options.ts). */
export const generatorOptions = {
  categories: [{ options: GENERATOR_CATEGORIES.map(named) }],
  subCategories: [{ options: SUB_CATEGORIES.map(named) }],
  familyMembers: [{ options: FAMILY_MEMBERS.map(named) }],
}
