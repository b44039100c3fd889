import { SUB_CATEGORIES, type Category } from '@/catalogue/categories'

/**
 * The number beside a category of the sidebar, from the count of texts per stored category. 'All' is the sum of
 * everything; 'Other' the sum of its sub-categories and of what is stored under 'Other' itself.
 */
export function categoryCount(category: Category, texts: Readonly<Record<string, number>>): number {
  if (category === 'All') return sum(Object.values(texts))
  const own = texts[category] ?? 0
  return category === 'Other' ? own + sum(SUB_CATEGORIES.map((sub) => texts[sub] ?? 0)) : own
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
