import { useInfiniteQuery } from '@tanstack/react-query'
import { prayerQueries } from '../cache/prayer-queries'
import type { Prayer } from '../prayer'

/** The prayer behind this one in a list, after the last the first; null when there is no other. */
export function prayerAfter(prayers: readonly Prayer[], id: string): Prayer | null {
  const at = prayers.findIndex((each) => each.id === id)
  const next = prayers[(at + 1) % prayers.length]
  return next && next.id !== id ? next : null
}

/** Another prayer of the same tradition; null while none is known. */
export function useAnotherPrayer({ id, tradition }: Pick<Prayer, 'id' | 'tradition'>) {
  const { data } = useInfiniteQuery(prayerQueries.tradition(tradition))
  return prayerAfter(data?.pages.flatMap(({ prayers }) => prayers) ?? [], id)
}
