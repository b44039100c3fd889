import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'

/** The filters of a search; null stands for any. */
export interface SearchFilters {
  readonly tradition: string | null
  readonly category: string | null
  readonly type: string | null
}

/** Which prayers a list holds. Part of its cache key, so plain data. */
export type PrayerScope =
  | { readonly kind: 'newest' }
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly category: string; readonly search: string }
  | {
      readonly kind: 'tradition'
      readonly tradition: string
      /** Only prayers of this type, in lower case; absent for all. */
      readonly type?: string
    }
  | ({ readonly kind: 'search'; readonly search: string } & SearchFilters)
  /** What everybody may see of one person's prayers. */
  | { readonly kind: 'owner'; readonly ownerId: string }
  /** One's own prayers, private ones included. */
  | { readonly kind: 'mine'; readonly ownerId: string }
  /** What one person liked, the newest like first. */
  | { readonly kind: 'liked'; readonly viewerId: string }
  /** The prayers of these ids that the viewer may read, in no order of their own. */
  | { readonly kind: 'chosen'; readonly ids: readonly string[] }

/** Whether a prayer is filed under a category itself: a list of that category shows those first. */
export function isFiledUnder(name: string, { category }: Pick<Prayer, 'category'>): boolean {
  return category.toLowerCase() === name.toLowerCase()
}

/** Whether a prayer is listed under a type, which is given in lower case. The database counts by the same rule. */
function isOfType(prayer: Prayer, type: string): boolean {
  return prayer.tags.includes(type) || isFiledUnder(type, prayer)
}

/**
 * Whether a list holds a prayer; null when only the server knows, as for searches and categories, whose rules the client
 * does not repeat. Needed because live events arrive unfiltered. A private prayer belongs in lists of its owner only, a
 * hidden one in none. Of lists that somebody chose, an event changes no members: `'as-before'`.
 */
export function belongsTo(
  scope: PrayerScope,
  prayer: Prayer,
  viewerId: string | null,
): boolean | null | 'as-before' {
  if (hiddenIds.has(prayer.id)) return false
  if (prayer.isPrivate && (prayer.userId === null || prayer.userId !== viewerId)) return false
  switch (scope.kind) {
    case 'newest':
    case 'all':
      return true
    case 'category':
    case 'search':
      return null
    case 'tradition':
      return (
        prayer.tradition === scope.tradition &&
        (scope.type === undefined || isOfType(prayer, scope.type))
      )
    case 'owner':
      return prayer.userId === scope.ownerId && !prayer.isPrivate
    case 'mine':
      return prayer.userId === scope.ownerId
    case 'liked':
    case 'chosen':
      return 'as-before'
  }
}
