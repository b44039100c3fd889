import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { PRAYER_COLUMNS, prayerFromCountedRow, type CountedPrayerRow } from '../prayer-rows'
import { isFiledUnder, type PrayerScope } from './prayer-scopes'

/** The last prayer of a page: the next page starts after it. Its category tells where it stands in a category’s list. */
export type PageKey = Pick<Prayer, 'createdAt' | 'id' | 'category'>

export interface PrayerPage {
  readonly prayers: readonly Prayer[]
  /** Null when this is the last page. */
  readonly next: PageKey | null
  /** What the first page of a search says beside its prayers. */
  readonly besideSearch?: BesideSearch
}

/** What a search names and, where it found nothing, what it may have meant. */
export interface BesideSearch {
  readonly subjects: readonly { kind: string; name: string }[]
  readonly nearest: string | null
}

/** The answer of `search_prayers`. */
interface FoundRows extends BesideSearch {
  prayers: CountedPrayerRow[]
}

export const HOME_PAGE_SIZE = 10
export const PAGE_SIZE = 20

function olderThan({ createdAt, id }: PageKey): string {
  return `or(created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id}))`
}

type SearchScope = Extract<PrayerScope, { kind: 'search' | 'category' }>
/** What stands in `chosen-queries.ts`: lists that somebody chose. */
export type ChosenScope = Extract<PrayerScope, { kind: 'liked' | 'chosen' }>
export type OpenScope = Exclude<PrayerScope, ChosenScope>
type TableScope = Exclude<OpenScope, SearchScope>

export interface Rows {
  readonly rows: readonly CountedPrayerRow[]
  readonly beside?: BesideSearch
}

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

async function listRows(
  scope: TableScope,
  after: PageKey | null,
  size: number,
  signal: AbortSignal,
): Promise<Rows> {
  if (scope.kind === 'tradition' && scope.type)
    // Loaded later, because no first page is narrowed.
    return (await import('./type-requests')).typeRows(
      scope.tradition,
      scope.type,
      after,
      size,
      signal,
    )
  const rows = await tableRequest(scope, after)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(size)
    .abortSignal(signal)
    .overrideTypes<CountedPrayerRow[], { merge: false }>()
  return { rows: unwrap(rows) }
}

/** A search, or a category: the database functions for lists that a query of the table returns too slowly. */
async function searchRows(
  scope: SearchScope,
  after: PageKey | null,
  size: number,
  signal: AbortSignal,
): Promise<Rows> {
  const text = scope.search.trim()
  const page = {
    page_size: size,
    ...(after && { before_created_at: after.createdAt, before_id: after.id }),
  }
  if (scope.kind === 'category' && text === '') {
    const rows = await supabase
      .rpc('category_prayers', {
        category_name: scope.category,
        ...page,
        ...(after && { before_is_filed: isFiledUnder(scope.category, after) }),
      })
      .select(PRAYER_COLUMNS)
      .abortSignal(signal)
      .overrideTypes<CountedPrayerRow[], { merge: false }>()
    return { rows: unwrap(rows) }
  }
  const found = await supabase
    .rpc('search_prayers', {
      query: text,
      ...page,
      ...(scope.category !== null && { category_name: scope.category }),
      ...(scope.kind === 'search' &&
        scope.tradition !== null && { tradition_name: scope.tradition }),
      ...(scope.kind === 'search' && scope.type !== null && { type_name: scope.type }),
    })
    .abortSignal(signal)
  // The schema calls it JSON; the function’s own comment gives the shape.
  const { prayers, ...beside } = unwrap(found) as unknown as FoundRows
  return { rows: prayers, beside }
}

/** How many rows a page asks for. */
function sizeOf({ kind }: OpenScope): number {
  if (kind !== 'newest') return PAGE_SIZE
  return HOME_PAGE_SIZE + Math.min(hiddenIds.size, HOME_PAGE_SIZE)
}

/**
 * One page of a list in its order, without the prayers that the viewer has hidden. Home has one page only, so it
 * requests as many more as are hidden. A search without text has no results and sends no request.
 */
export async function fetchPrayerPage(
  scope: OpenScope,
  after: PageKey | null,
  signal: AbortSignal,
  size = sizeOf(scope),
): Promise<PrayerPage> {
  if (scope.kind === 'search' && scope.search.trim() === '') return { prayers: [], next: null }
  const { rows, beside } =
    scope.kind === 'search' || scope.kind === 'category'
      ? await searchRows(scope, after, size, signal)
      : await listRows(scope, after, size, signal)
  const prayers = rows.map(prayerFromCountedRow)
  const last = prayers.at(-1)
  return {
    prayers: prayers.filter(({ id }) => !hiddenIds.has(id)),
    next: last && prayers.length === size ? last : null,
    ...(after === null && beside && { besideSearch: beside }),
  }
}
