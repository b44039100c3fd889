import { addresses } from '@/catalogue/addresses'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { TRADITIONS } from '@/catalogue/traditions'

/** Pages with a template of their own. */
export const SINGLE_PATHS: readonly string[] = [
  addresses.home,
  addresses.categories,
  addresses.otherCategories,
  addresses.traditions,
  addresses.family,
  addresses.types,
  addresses.textPrayerTypes,
  addresses.text,
  addresses.audio,
  addresses.video,
  addresses.about,
  addresses.engine,
  addresses.privacy,
  addresses.terms,
  addresses.partner,
  addresses.investors,
]

/** The pages of each template: of a category, of a member of a family, of a tradition. */
export const TEMPLATE_PATHS: readonly (readonly string[])[] = [
  CATEGORY_PAGES.map(addresses.category),
  FAMILY_MEMBERS.map(addresses.familyMember),
  TRADITIONS.map(({ name }) => addresses.tradition(name)),
]

/** The pages whose first view is the same for everybody. All others begin with the shell. */
export const PRERENDERED_PATHS: readonly string[] = [...SINGLE_PATHS, ...TEMPLATE_PATHS.flat()]
