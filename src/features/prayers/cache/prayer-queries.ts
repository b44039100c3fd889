import type { PrayerType } from '@/catalogue/prayer-types'
import { unwrap } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { fetchPrayerPage, type OpenScope, type PageKey, type PrayerPage } from './prayer-requests'
import { PRAYER_COLUMNS, prayerFromCountedRow, type CountedPrayerRow } from '../prayer-rows'
import type { PrayerScope } from './prayer-scopes'
import type { PageRequest } from './refetch-pages'

const LISTS_FAILED = 'Failed to load prayers. Please try again later.'

/**
 * Reads the pages of lists. A list that is known already is refetched by the rules of `refetch-pages.ts`; one fetch of
 * the query library, which has one signal, then reads all of its pages.
 */
export function createPageReader() {
  const refetches = new WeakMap<AbortSignal, Promise<(page: PageRequest) => Promise<PrayerPage>>>()
  return async (page: PageRequest): Promise<PrayerPage> => {
    const knownPages = page.knownPages()
    if (page.after === null && knownPages.length > 0)
      refetches.set(
        page.signal,
        // Loaded later, because the first screen refetches nothing.
        import('./refetch-pages').then(({ createRefetch }) =>
          createRefetch(knownPages, page.scope),
        ),
      )
    const refetch = await refetches.get(page.signal)
    return refetch ? refetch(page) : page.fetchPage(page.after)
  }
}

const readPage = createPageReader()

function listQuery(scope: OpenScope) {
  return infiniteQueryOptions({
    queryKey: prayerKeys.list(scope),
    queryFn: ({ client, pageParam, signal }) =>
      readPage({
        scope,
        signal,
        after: pageParam,
        fetchPage: (after, size) => fetchPrayerPage(scope, after, signal, size),
        knownPages: () =>
          client.getQueryData<{ pages: PrayerPage[] }>(prayerKeys.list(scope))?.pages ?? [],
      }),
    // Comparing ten thousand prayers field by field costs more than it saves.
    structuralSharing: false,
    initialPageParam: null as PageKey | null,
    getNextPageParam: (lastPage) => lastPage.next,
    staleTime: STALE_AFTER.lists,
    meta: { errorMessage: LISTS_FAILED },
  })
}

/** The keys of everything public that is cached about prayers. What a viewer liked is personal: `like-queries.ts`. */
export const prayerKeys = {
  lists: ['prayers', 'list'] as const,
  list: (scope: PrayerScope) => ['prayers', 'list', scope] as const,
  /** The lists of what a person likes. */
  likedLists: ['prayers', 'list', { kind: 'liked' }] as const,
  details: ['prayers', 'detail'] as const,
  detail: (id: string) => ['prayers', 'detail', id] as const,
  families: ['prayers', 'family'] as const,
  family: (id: string) => ['prayers', 'family', id] as const,
  counts: ['prayers', 'counts'] as const,
  /** The key of every mutation of prayers. While one runs, live events may be echoes of it. */
  writes: ['prayers', 'write'] as const,
}

export type PrayerListQuery = ReturnType<typeof listQuery>

/** Words in any order, and filters. */
export interface PrayerSearch {
  readonly text: string
  readonly tradition?: string | null | undefined
  readonly category?: string | null | undefined
  readonly type?: string | null | undefined
}

/** Number of texts by category. An absent category has none. */
export type CategoryCounts = Readonly<Record<string, number>>

async function fetchCounts(signal: AbortSignal): Promise<CategoryCounts> {
  const rows = unwrap(await supabase.rpc('category_text_counts').abortSignal(signal))
  return Object.fromEntries(rows.map(({ category, texts }) => [category, texts]))
}

/** Query options for every read of prayers. */
export const prayerQueries = {
  newest: () => listQuery({ kind: 'newest' }),
  all: () => listQuery({ kind: 'all' }),
  category: (category: string, search = '') =>
    listQuery({ kind: 'category', category, search: search.trim() }),
  /** The prayers of a tradition, or only those of one type. */
  tradition: (tradition: string, type: PrayerType | null = null) =>
    listQuery({ kind: 'tradition', tradition, ...(type && { type: type.toLowerCase() }) }),
  search: ({ text, tradition, category, type }: PrayerSearch) =>
    listQuery({
      kind: 'search',
      search: text.trim(),
      tradition: tradition ?? null,
      category: category ?? null,
      type: type ?? null,
    }),
  byOwner: (ownerId: string) => listQuery({ kind: 'owner', ownerId }),
  mine: (ownerId: string) => listQuery({ kind: 'mine', ownerId }),
  detail: (id: string) =>
    queryOptions({
      queryKey: prayerKeys.detail(id),
      queryFn: async ({ signal }) =>
        prayerFromCountedRow(
          unwrap(
            await supabase
              .from('prayers')
              .select(PRAYER_COLUMNS)
              .eq('id', id)
              .abortSignal(signal)
              .maybeSingle()
              .overrideTypes<CountedPrayerRow, { merge: false }>(),
          ),
        ),
      staleTime: STALE_AFTER.lists,
    }),
  counts: () =>
    queryOptions({
      queryKey: prayerKeys.counts,
      queryFn: ({ signal }) => fetchCounts(signal),
      // After a failure the interval is longer. A live channel that returns refetches at once.
      refetchInterval: ({ state }) => STALE_AFTER.counts * (state.status === 'error' ? 4 : 1),
      staleTime: STALE_AFTER.counts,
    }),
}
