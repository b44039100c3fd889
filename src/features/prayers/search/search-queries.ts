import { queryOptions } from '@tanstack/react-query'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { unwrap } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { prayerKeys } from '../cache/prayer-queries'

/** What a search names beside the words it looks for: stored names, those only that have a page. */
export interface SearchSubjects {
  readonly traditions: readonly string[]
  readonly categories: readonly string[]
}

async function fetchNearest(text: string, signal: AbortSignal): Promise<string | null> {
  if (text === '') return null
  const { data, ...rest } = await supabase
    .rpc('nearest_search', { query: text })
    .abortSignal(signal)
  return unwrap({ ...rest, data: { nearest: data } }).nearest
}

async function fetchSubjects(text: string, signal: AbortSignal): Promise<SearchSubjects> {
  const rows =
    text === ''
      ? []
      : unwrap(await supabase.rpc('search_subjects', { query: text }).abortSignal(signal))
  const named = (wanted: string) =>
    rows.flatMap(({ kind, name }) => (kind === wanted ? [name] : []))
  return {
    traditions: named('tradition'),
    categories: named('category').flatMap(
      (name) => CATEGORY_PAGES.find((page) => page.toLowerCase() === name) ?? [],
    ),
  }
}

/** Query options for what stands beside the prayers of a search. */
export const searchQueries = {
  /** What a search that found nothing may have meant, to be offered; null when nothing is near. */
  nearest: (text: string) =>
    queryOptions({
      queryKey: prayerKeys.besideSearch('nearest', text.trim()),
      queryFn: ({ signal }) => fetchNearest(text.trim(), signal),
      staleTime: STALE_AFTER.lists,
    }),
  /** The traditions and categories that a search names. */
  subjects: (text: string) =>
    queryOptions({
      queryKey: prayerKeys.besideSearch('subjects', text.trim()),
      queryFn: ({ signal }) => fetchSubjects(text.trim(), signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
