import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { Prayer } from './prayer'
import { PRAYER_COLUMNS, prayerFromCountedRow, type CountedPrayerRow } from './prayer-rows'
import type { PrayerScope } from './prayer-scopes'

/** The last prayer of a page: the next page starts after it. */
export type PageKey = Pick<Prayer, 'createdAt' | 'id'>

export interface PrayerPage {
  readonly prayers: readonly Prayer[]
  /** Null when this is the last page. */
  readonly next: PageKey | null
}

export const HOME_PAGE_SIZE = 10
const PAGE_SIZE = 20

/**
 * A contains-pattern for or=(…). What has a meaning there or in a pattern stands for any one character: quoting
 * is not read alike by all servers, and a match too many by one comma harms nobody.
 */
function containsPattern(search: string): string {
  return `%${search.trim().replaceAll(/[\\%*,()"{}]/g, '_')}%`
}

function inCategory(category: string): string {
  return `or(category.eq."${category}",tags.cs.{"${category.toLowerCase()}"})`
}

function containing(search: string): string {
  const pattern = containsPattern(search)
  const columns = ['title', 'short_text', 'medium_text', 'long_text']
  return `or(${columns.map((column) => `${column}.ilike.${pattern}`).join(',')})`
}

function olderThan({ createdAt, id }: PageKey): string {
  return `or(created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id}))`
}

/** The conditions that hold together. They go in one parameter: not every server reads a repeated one. */
function conditions(scope: PrayerScope, after: PageKey | null): string[] {
  return [
    ...(scope.kind === 'category' ? [inCategory(scope.category)] : []),
    ...(scope.kind === 'category' && scope.search !== '' ? [containing(scope.search)] : []),
    ...(after ? [olderThan(after)] : []),
  ]
}

function listRequest(scope: Exclude<PrayerScope, { kind: 'search' }>, after: PageKey | null) {
  const all = supabase.from('prayers').select(PRAYER_COLUMNS)
  const held = conditions(scope, after)
  const listed = held.length > 0 ? all.or(`and(${held.join(',')})`) : all
  switch (scope.kind) {
    case 'newest':
    case 'all':
    case 'category':
      return listed
    case 'tradition':
      return listed.eq('tradition', scope.tradition)
    case 'owner':
      return listed.eq('user_id', scope.ownerId).eq('is_private', false)
    case 'mine':
      return listed.eq('user_id', scope.ownerId)
  }
}

async function fetchRows(
  scope: PrayerScope,
  after: PageKey | null,
  size: number,
  signal: AbortSignal,
): Promise<CountedPrayerRow[]> {
  if (scope.kind === 'search') {
    const before = after ? { before_created_at: after.createdAt, before_id: after.id } : {}
    return unwrap(
      await supabase
        .rpc('search_prayers', { query: scope.search.trim(), page_size: size, ...before })
        .select(PRAYER_COLUMNS)
        .abortSignal(signal)
        .overrideTypes<CountedPrayerRow[], { merge: false }>(),
    )
  }
  return unwrap(
    await listRequest(scope, after)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(size)
      .abortSignal(signal)
      .overrideTypes<CountedPrayerRow[], { merge: false }>(),
  )
}

/** One page of a list, newest first. A search without text answers with nothing and asks nobody. */
export async function fetchPrayerPage(
  scope: PrayerScope,
  after: PageKey | null,
  signal: AbortSignal,
): Promise<PrayerPage> {
  if (scope.kind === 'search' && scope.search.trim() === '') return { prayers: [], next: null }
  const size = scope.kind === 'newest' ? HOME_PAGE_SIZE : PAGE_SIZE
  const prayers = (await fetchRows(scope, after, size, signal)).map(prayerFromCountedRow)
  const last = prayers.at(-1)
  return { prayers, next: last && prayers.length === size ? last : null }
}
