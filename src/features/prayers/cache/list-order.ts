import { compareNewestFirst } from '../prayer'
import type { PageKey } from './prayer-requests'
import { isFiledUnder, type PrayerScope } from './prayer-scopes'

/** Negative when `a` stands before `b` in a list. */
export type ListOrder = (a: PageKey, b: PageKey) => number

/** The order of a list: newest first; in a category’s list after those that are filed under it. */
export function orderOf(scope: PrayerScope): ListOrder {
  if (scope.kind !== 'category' || scope.search !== '') return compareNewestFirst
  const filed = (key: PageKey) => Number(isFiledUnder(scope.category, key))
  return (a, b) => filed(b) - filed(a) || compareNewestFirst(a, b)
}
