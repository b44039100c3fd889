import { useQuery } from '@tanstack/react-query'
import type { Category } from '@/catalogue/categories'
import { prayerQueries } from '@/features/prayers/prayer-queries'
import { toSidebarCounts } from './category-counts'

/** Texts per category, asked for again and again as the query says; undefined until the first answer. */
export function useCategoryCounts(): Record<Category, number> | undefined {
  const { data } = useQuery({
    ...prayerQueries.counts(),
    select: toSidebarCounts,
  })
  return data
}
