import { hiddenIds } from './hidden-prayers'
import type { Prayer } from './prayer'

/** What narrows a search; null stands for any. */
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
  | { readonly kind: 'tradition'; readonly tradition: string }
  | ({ readonly kind: 'search'; readonly search: string } & SearchFilters)
  /** What everybody may see of one person's prayers. */
  | { readonly kind: 'owner'; readonly ownerId: string }
  /** One's own prayers, private ones included. */
  | { readonly kind: 'mine'; readonly ownerId: string }

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word of the search is a part of some text, in any order. */
function contains(prayer: Prayer, search: string): boolean {
  const texts = fold(
    [prayer.title, prayer.shortText, prayer.mediumText, prayer.longText].join('\n'),
  )
  return fold(search)
    .split(/\s+/)
    .every((word) => texts.includes(word))
}

function isInCategory(prayer: Prayer, category: string): boolean {
  const label = category.toLowerCase()
  return prayer.category.toLowerCase() === label || prayer.tags.includes(label)
}

/** Prayers are stored as '<category> Prayer' and carry the name of the type they were made for as a tag. */
function isOfType(prayer: Prayer, type: string): boolean {
  return prayer.type === type || isInCategory(prayer, type)
}

/**
 * Whether a prayer stands in a list: the same rule the query asks the database for, needed again because live
 * events arrive unfiltered. A private prayer belongs in lists of its owner only, a hidden one in none.
 */
export function belongsTo(scope: PrayerScope, prayer: Prayer, viewerId: string | null): boolean {
  if (hiddenIds.has(prayer.id)) return false
  if (prayer.isPrivate && (prayer.userId === null || prayer.userId !== viewerId)) return false
  switch (scope.kind) {
    case 'newest':
    case 'all':
      return true
    case 'category':
      return isInCategory(prayer, scope.category) && contains(prayer, scope.search)
    case 'tradition':
      return prayer.tradition === scope.tradition
    case 'search':
      return (
        scope.search.trim() !== '' &&
        (scope.tradition === null || prayer.tradition === scope.tradition) &&
        (scope.category === null || isInCategory(prayer, scope.category)) &&
        (scope.type === null || isOfType(prayer, scope.type)) &&
        contains(prayer, scope.search)
      )
    case 'owner':
      return prayer.userId === scope.ownerId && !prayer.isPrivate
    case 'mine':
      return prayer.userId === scope.ownerId
  }
}
