import { addresses } from './addresses'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from './categories'

/** Four types with a page of their own that are no category. */
const TYPE_PAGES = ['Blessing', 'Loving-Kindness', 'Rain', 'Thanksgiving'] as const

/** The names that have a category page at `/{lower-case-name-with-hyphens}`: all but Other and Family. */
export const CATEGORY_PAGES: readonly string[] = [
  ...GENERATOR_CATEGORIES.filter((name) => name !== 'Other'),
  ...SUB_CATEGORIES.filter((name) => name !== 'Family'),
  ...TYPE_PAGES,
]

const namesByAddress = new Map(CATEGORY_PAGES.map((name) => [addresses.category(name), name]))

/** The name whose category page stands at an address; null at every other address. */
export function categoryAt(pathname: string): string | null {
  return namesByAddress.get(pathname) ?? null
}
