import { CATEGORIES, SUB_CATEGORIES, type Category } from '@/catalogue/categories'

/**
 * The numbers beside the sidebar's categories, from the count of texts per stored category. 'All' is the sum of
 * everything; 'Other' the sum of its sub-categories and of what is stored under 'Other' itself.
 */
export function toSidebarCounts(texts: Readonly<Record<string, number>>): Record<Category, number> {
  const of = (category: string) => texts[category] ?? 0
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, of(category)]))
  return {
    ...(counts as Record<Category, number>),
    All: sum(Object.values(texts)),
    Other: of('Other') + sum(SUB_CATEGORIES.map(of)),
  }
}
