import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { findKeptLikes } from './kept-likes'

/** As many rows as hosted Supabase hands out at once. */
const PAGE_SIZE = 1000

/** The age of what the device keeps: the server is asked all the same. */
const NEVER_READ = 0

export const likeKeys = {
  all: ['likes'] as const,
  /** What one person liked: personal, so apart from everything about prayers. */
  ofViewer: (viewerId: string) => ['likes', viewerId] as const,
  /** The same in the order of the likes. */
  newestOfViewer: (viewerId: string) => ['likes', viewerId, 'newest'] as const,
}

async function fetchLikedIds(viewerId: string, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const base = supabase.from('likes').select('prayer_id').eq('user_id', viewerId)
    const last = ids.at(-1)
    const page = unwrap(
      await (last ? base.gt('prayer_id', last) : base)
        .order('prayer_id')
        .limit(PAGE_SIZE)
        .abortSignal(signal),
    )
    ids.push(...page.map((row) => row.prayer_id))
    if (page.length < PAGE_SIZE) return ids
  }
}

export const likeQueries = {
  /** The ids of all prayers that this viewer liked; those that the device knows until the server has answered. */
  ofViewer: (viewerId: string) =>
    queryOptions({
      queryKey: likeKeys.ofViewer(viewerId),
      queryFn: ({ signal }) => fetchLikedIds(viewerId, signal),
      initialData: () => findKeptLikes(viewerId)?.slice(),
      initialDataUpdatedAt: NEVER_READ,
      staleTime: ({ state }) => (state.dataUpdatedAt === NEVER_READ ? 0 : STALE_AFTER.never),
    }),
}
