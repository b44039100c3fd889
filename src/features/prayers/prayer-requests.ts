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

/** A value inside PostgREST's or=(…), where commas, dots and brackets have a meaning unless quoted. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A contains-pattern that takes the typed text literally; PostgREST reads * as a wildcard that nothing escapes. */
function containsPattern(search: string): string {
  return `%${search
    .trim()
    .replaceAll(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')}%`
}

function inCategory(category: string): string {
  const tag = category.toLowerCase()
  return `category.eq.${quoted(category)},tags.cs.${quoted(`{"${tag}"}`)}`
}

function containing(search: string): string {
  const pattern = quoted(containsPattern(search))
  return ['title', 'short_text', 'medium_text', 'long_text']
    .map((column) => `${column}.ilike.${pattern}`)
    .join(',')
}

function olderThan({ createdAt, id }: PageKey): string {
  return `created_at.lt.${quoted(createdAt)},and(created_at.eq.${quoted(createdAt)},id.lt.${id})`
}

function listRequest(scope: Exclude<PrayerScope, { kind: 'search' }>) {
  const all = supabase.from('prayers').select(PRAYER_COLUMNS)
  switch (scope.kind) {
    case 'newest':
    case 'all':
      return all
    case 'category': {
      const listed = all.or(inCategory(scope.category))
      return scope.search.trim() === '' ? listed : listed.or(containing(scope.search))
    }
    case 'tradition':
      return all.eq('tradition', scope.tradition)
    case 'owner':
      return all.eq('user_id', scope.ownerId).eq('is_private', false)
    case 'mine':
      return all.eq('user_id', scope.ownerId)
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
  const listed = listRequest(scope)
  return unwrap(
    await (after ? listed.or(olderThan(after)) : listed)
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
