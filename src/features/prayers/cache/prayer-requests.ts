import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { PRAYER_COLUMNS, prayerFromCountedRow, type CountedPrayerRow } from '../prayer-rows'
import type { PrayerScope } from './prayer-scopes'

/** The last prayer of a page: the next page starts after it. */
export type PageKey = Pick<Prayer, 'createdAt' | 'id'>

export interface PrayerPage {
  readonly prayers: readonly Prayer[]
  /** Null when this is the last page. */
  readonly next: PageKey | null
}

export const HOME_PAGE_SIZE = 10
export const PAGE_SIZE = 20

function olderThan({ createdAt, id }: PageKey): string {
  return `or(created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id}))`
}

type TableScope = Exclude<PrayerScope, { kind: 'search' } | { kind: 'category' }>

function tableRequest(scope: TableScope, after: PageKey | null) {
  const all = supabase.from('prayers').select(PRAYER_COLUMNS)
  // The first condition lets the database start at the right place of the index; the second handles equal times.
  const listed = after ? all.lte('created_at', after.createdAt).or(`and(${olderThan(after)})`) : all
  switch (scope.kind) {
    case 'newest':
    case 'all':
      return listed
    case 'tradition':
      return listed.eq('tradition', scope.tradition)
    case 'owner':
      return listed.eq('user_id', scope.ownerId).eq('is_private', false)
    case 'mine':
      return listed.eq('user_id', scope.ownerId)
  }
}

/** The database functions for pages of lists that a query of the table returns too slowly. */
function functionRequest(
  scope: Exclude<PrayerScope, TableScope>,
  after: PageKey | null,
  size: number,
) {
  const page = {
    page_size: size,
    ...(after && { before_created_at: after.createdAt, before_id: after.id }),
  }
  if (scope.kind === 'category' && scope.search.trim() === '')
    return supabase.rpc('category_prayers', { in_category: scope.category, ...page })
  return supabase.rpc('search_prayers', {
    query: scope.search.trim(),
    ...page,
    ...(scope.category !== null && { in_category: scope.category }),
    ...(scope.kind === 'search' && scope.tradition !== null && { in_tradition: scope.tradition }),
    ...(scope.kind === 'search' && scope.type !== null && { in_type: scope.type }),
  })
}

async function fetchRows(
  scope: PrayerScope,
  after: PageKey | null,
  size: number,
  signal: AbortSignal,
): Promise<CountedPrayerRow[]> {
  if (scope.kind === 'search' || scope.kind === 'category')
    return unwrap(
      await functionRequest(scope, after, size)
        .select(PRAYER_COLUMNS)
        .abortSignal(signal)
        .overrideTypes<CountedPrayerRow[], { merge: false }>(),
    )
  return unwrap(
    await tableRequest(scope, after)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(size)
      .abortSignal(signal)
      .overrideTypes<CountedPrayerRow[], { merge: false }>(),
  )
}

/** How many rows a page asks for. */
function sizeOf({ kind }: PrayerScope): number {
  if (kind !== 'newest') return PAGE_SIZE
  return HOME_PAGE_SIZE + Math.min(hiddenIds.size, HOME_PAGE_SIZE)
}

/**
 * One page of a list, newest first, without the prayers that the viewer has hidden. Home has one page only, so it
 * requests as many more as are hidden. A search without text has no results and sends no request.
 */
export async function fetchPrayerPage(
  scope: PrayerScope,
  after: PageKey | null,
  signal: AbortSignal,
  size = sizeOf(scope),
): Promise<PrayerPage> {
  if (scope.kind === 'search' && scope.search.trim() === '') return { prayers: [], next: null }
  const prayers = (await fetchRows(scope, after, size, signal)).map(prayerFromCountedRow)
  const last = prayers.at(-1)
  return {
    prayers: prayers.filter(({ id }) => !hiddenIds.has(id)),
    next: last && prayers.length === size ? last : null,
  }
}
