import { unwrap } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createPageReader } from './page-reader'
import { fetchPrayerPage, type PageKey, type PrayerPage } from './prayer-requests'
import { PRAYER_COLUMNS, prayerFromCountedRow, type CountedPrayerRow } from '../prayer-rows'
import type { PrayerScope } from './prayer-scopes'

const LISTS_FAILED = 'Failed to load prayers. Please try again later.'

const readPage = createPageReader()

function listQuery(scope: PrayerScope) {
  return infiniteQueryOptions({
    queryKey: prayerKeys.list(scope),
    queryFn: ({ client, pageParam, signal }) =>
      readPage({
        fetch: signal,
        after: pageParam,
        ask: (after, size) => fetchPrayerPage(scope, after, signal, size),
        known: () =>
          client.getQueryData<{ pages: PrayerPage[] }>(prayerKeys.list(scope))?.pages ?? [],
      }),
    // Comparing ten thousand prayers field by field, and copying those that moved, costs more than it spares.
    structuralSharing: false,
    initialPageParam: null as PageKey | null,
    getNextPageParam: (lastPage) => lastPage.next,
    staleTime: STALE_AFTER.lists,
    meta: { errorMessage: LISTS_FAILED },
  })
}

/** The keys of everything cached about prayers. What a viewer liked is personal and stands in `like-queries.ts`. */
export const prayerKeys = {
  lists: ['prayers', 'list'] as const,
  list: (scope: PrayerScope) => ['prayers', 'list', scope] as const,
  details: ['prayers', 'detail'] as const,
  detail: (id: string) => ['prayers', 'detail', id] as const,
  counts: ['prayers', 'counts'] as const,
  besideSearch: (what: string, text: string) => ['prayers', 'beside-search', what, text] as const,
  /** Every mutation that writes prayers of this tab carries it, so that live echoes can be told apart. */
  writes: ['prayers', 'write'] as const,
}

export type PrayerListQuery = ReturnType<typeof listQuery>

/** Words in any order, and what narrows them. */
export interface PrayerSearch {
  readonly text: string
  readonly tradition?: string | null | undefined
  readonly category?: string | null | undefined
  readonly type?: string | null | undefined
}

/** Texts by category; a category without any is absent, as all are when the first read fails: both mean 0. */
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
  tradition: (tradition: string) => listQuery({ kind: 'tradition', tradition }),
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
      // A server that stumbles is asked less often; when the live channel is back, at once.
      refetchInterval: ({ state }) => STALE_AFTER.counts * (state.status === 'error' ? 4 : 1),
      staleTime: STALE_AFTER.counts,
    }),
}
