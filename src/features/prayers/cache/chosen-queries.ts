import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { PRAYER_COLUMNS, prayerFromCountedRow, type CountedPrayerRow } from '../prayer-rows'
import { likeKeys } from './like-queries'
import { prayerKeys } from './prayer-queries'
import { PAGE_SIZE, type PageKey, type PrayerPage } from './prayer-requests'
import type { PrayerScope } from './prayer-scopes'

/** How many ids one request names: an address has room for them. */
const IDS_IN_A_REQUEST = 50

interface LikedRow {
  prayer_id: string
  created_at: string
  prayers: CountedPrayerRow
}

/** Orders by the time of the like; the key of a page names the last like of the page before it. */
async function fetchLikedPage(
  viewerId: string,
  after: PageKey | null,
  signal: AbortSignal,
): Promise<PrayerPage> {
  const all = supabase
    .from('likes')
    // Inner: a prayer that can no longer be read leaves no gap.
    .select(`prayer_id,created_at,prayers!inner(${PRAYER_COLUMNS})`)
    .eq('user_id', viewerId)
  const listed = after
    ? all
        .lte('created_at', after.createdAt)
        .or(
          `created_at.lt."${after.createdAt}",and(created_at.eq."${after.createdAt}",prayer_id.lt.${after.id})`,
        )
    : all
  const rows = unwrap(
    await listed
      .order('created_at', { ascending: false })
      .order('prayer_id', { ascending: false })
      .limit(PAGE_SIZE)
      .abortSignal(signal)
      .overrideTypes<LikedRow[], { merge: false }>(),
  )
  const last = rows.at(-1)
  return {
    prayers: rows
      .map(({ prayers }) => prayerFromCountedRow(prayers))
      .filter(({ id }) => !hiddenIds.has(id)),
    next:
      last && rows.length === PAGE_SIZE
        ? { createdAt: last.created_at, id: last.prayer_id, category: last.prayers.category }
        : null,
  }
}

/** The prayers of these ids that the viewer may read, in any order. Throws AppError. */
async function fetchByIds(ids: readonly string[], signal: AbortSignal): Promise<Prayer[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_IN_A_REQUEST) }, (_, part) =>
    ids.slice(part * IDS_IN_A_REQUEST, (part + 1) * IDS_IN_A_REQUEST),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      supabase
        .from('prayers')
        .select(PRAYER_COLUMNS)
        .in('id', part)
        .abortSignal(signal)
        .overrideTypes<CountedPrayerRow[], { merge: false }>(),
    ),
  )
  return answers.flatMap((answer) => unwrap(answer).map(prayerFromCountedRow))
}

function chosenList(
  scope: Extract<PrayerScope, { kind: 'liked' | 'chosen' }>,
  fetchPage: (after: PageKey | null, signal: AbortSignal) => Promise<PrayerPage>,
) {
  return infiniteQueryOptions({
    queryKey: prayerKeys.list(scope),
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    structuralSharing: false,
    initialPageParam: null as PageKey | null,
    getNextPageParam: (lastPage) => lastPage.next,
    // What was liked or kept a moment ago elsewhere is there.
    staleTime: 0,
  })
}

/** Lists that somebody chose: live events change what is in them, and never which prayers. */
export const chosenQueries = {
  liked: (viewerId: string) =>
    chosenList({ kind: 'liked', viewerId }, (after, signal) =>
      fetchLikedPage(viewerId, after, signal),
    ),
  byIds: (ids: readonly string[]) => {
    const sorted = ids.toSorted()
    return chosenList({ kind: 'chosen', ids: sorted }, async (_, signal) => ({
      prayers: await fetchByIds(sorted, signal),
      next: null,
    }))
  },
  /** The ids of the newest likes, newest first, at most as many as one answer holds. */
  newestLikes: (viewerId: string) =>
    queryOptions({
      queryKey: likeKeys.newestOfViewer(viewerId),
      queryFn: async ({ signal }) =>
        unwrap(
          await supabase
            .from('likes')
            .select('prayer_id,created_at')
            .eq('user_id', viewerId)
            .order('created_at', { ascending: false })
            .order('prayer_id', { ascending: false })
            .limit(1000)
            .abortSignal(signal),
        ).map((row) => ({ prayerId: row.prayer_id, keptAt: row.created_at })),
      staleTime: 0,
    }),
}
