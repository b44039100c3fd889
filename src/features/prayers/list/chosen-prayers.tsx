import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { ErrorState } from '@/components/error-state'
import { useOnline } from '@/lib/use-online'
import { chosenQueries } from '../cache/chosen-queries'
import { findKeptPrayer } from '../cache/kept-prayers'
import { PrayerCard } from '../card/prayer-card'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { LongList } from './long-list'
import { LISTS_FAILED, PrayerListSkeleton } from './prayer-list-frame'

/** The prayers of these ids that are on this device, by id; null when there is none. */
function findKeptById(ids: readonly string[]): ReadonlyMap<string, Prayer> | null {
  const kept = ids.flatMap((id) => findKeptPrayer(id) ?? [])
  return kept.length > 0 ? new Map(kept.map((prayer) => [prayer.id, prayer])) : null
}

/**
 * The prayers of these ids that the viewer may read, by id; null until they are read. Without a network those that are on
 * this device: `isKept`.
 */
function usePrayersByIds(ids: readonly string[]) {
  const isOnline = useOnline()
  const { data, isError, refetch } = useInfiniteQuery({
    ...chosenQueries.byIds(ids),
    enabled: ids.length > 0,
    // Taking one out, or putting one in, leaves the others where they are.
    placeholderData: keepPreviousData,
  })
  const pages = data?.pages
  const byId = useMemo(
    () =>
      pages || ids.length === 0
        ? new Map(pages?.flatMap(({ prayers }) => prayers).map((prayer) => [prayer.id, prayer]))
        : null,
    [pages, ids.length],
  )
  const isUnread = byId === null && (isError || !isOnline)
  const keptById = useMemo(() => (isUnread ? findKeptById(ids) : null), [ids, isUnread])
  return {
    byId: byId ?? keptById,
    isKept: keptById !== null,
    isError: isError && byId === null && keptById === null,
    refetch,
  }
}

interface ChosenPrayersProps {
  /** In the order of the list. */
  ids: readonly string[]
  /** The list's accessible name. */
  label: string
  headingLevel?: 2 | 3
  /** Below the card of a prayer. */
  renderBelow?: (
    prayer: Prayer,
    place: { readonly index: number; readonly count: number },
  ) => ReactNode
  /** Says which of them can not be read any more. */
  renderMissing?: (ids: readonly string[]) => ReactNode
}

/** Prayers that somebody chose, in their own order. */
export function ChosenPrayers({
  ids,
  label,
  headingLevel = 2,
  renderBelow,
  renderMissing,
}: ChosenPrayersProps) {
  const { byId, isKept, isError, refetch } = usePrayersByIds(ids)
  const prayers = useMemo(
    () => ids.flatMap((id) => byId?.get(id) ?? []).filter(({ id }) => !hiddenIds.has(id)),
    [ids, byId],
  )
  if (isError) return <ErrorState {...LISTS_FAILED} onRetry={() => void refetch()} />
  if (!byId) return <PrayerListSkeleton />
  const missing = ids.filter((id) => !byId.has(id))
  const places = new Map(prayers.map(({ id }, index) => [id, index]))
  return (
    <>
      <LongList prayers={prayers} label={label} isComplete>
        {(prayer) => (
          <>
            <PrayerCard prayer={prayer} headingLevel={headingLevel} />
            {renderBelow && (
              <div className="px-3 pt-1">
                {renderBelow(prayer, { index: places.get(prayer.id) ?? 0, count: prayers.length })}
              </div>
            )}
          </>
        )}
      </LongList>
      {missing.length > 0 &&
        (isKept ? <NotKept count={missing.length} /> : renderMissing?.(missing))}
    </>
  )
}

function NotKept({ count }: { count: number }) {
  return (
    <p className="mt-6 text-[0.9375rem] text-ink-soft">
      {count === 1 ? 'One more prayer is' : `${count} more prayers are`} not on this device. With a
      network {count === 1 ? 'it is' : 'they are'} here again.
    </p>
  )
}
