import { useInfiniteQuery } from '@tanstack/react-query'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { isSaidIn } from '@/catalogue/is-named'
import { prayerQueries } from '../cache/prayer-queries'
import type { BesideSearch } from '../cache/prayer-requests'
import type { SearchFilters } from '../cache/prayer-scopes'

/** What a search names beside the words it looks for: stored names, those only that have a page. */
export interface SearchSubjects {
  readonly traditions: readonly string[]
  readonly categories: readonly string[]
}

const NOTHING: BesideSearch = { subjects: [], nearest: null }

/** The pages that the words mean, then those whose own names the search says; a theme that is a tradition too has one. */
function toSubjects(text: string, named: BesideSearch['subjects']): SearchSubjects {
  const namesOf = (wanted: string) =>
    named.flatMap(({ kind, name }) => (kind === wanted ? [name] : []))
  const traditions = namesOf('tradition')
  const meant = namesOf('category').flatMap(
    (name) => CATEGORY_PAGES.find((page) => page.toLowerCase() === name) ?? [],
  )
  const said = CATEGORY_PAGES.filter((page) => isSaidIn(text, page) && !traditions.includes(page))
  return { traditions, categories: [...new Set([...meant, ...said])] }
}

/**
 * What the answer to a search says beside its prayers. `nearest` is what a search that found nothing may have meant.
 * While other filters are applied to the same words, what these name stays.
 */
export function useBesideSearch(text: string, filters: SearchFilters) {
  const { data } = useInfiniteQuery({
    ...prayerQueries.search({ text, ...filters }),
    select: ({ pages }) => pages[0]?.besideSearch ?? NOTHING,
    placeholderData: (known, query) => {
      const [, , scope] = query?.queryKey ?? []
      return scope?.kind === 'search' && scope.search === text.trim() ? known : undefined
    },
  })
  const { subjects, nearest } = data ?? NOTHING
  return { subjects: toSubjects(data ? text : '', subjects), nearest }
}
