import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { useOnline } from '@/lib/use-online'
import { chosenQueries } from '../cache/chosen-queries'
import { findKeptLikes } from '../cache/kept-likes'
import { PrayerCard } from '../card/prayer-card'
import { ChosenPrayers } from './chosen-prayers'
import { LongList } from './long-list'
import { LISTS_FAILED, PrayerListSkeleton } from './prayer-list-frame'
import { ShowMore } from './show-more'

interface LikedPrayersProps {
  viewerId: string
  empty: { message: string; action?: ReactNode }
}

/**
 * What a person liked, the newest like first. Whoever takes a like back here keeps the card until the next visit, and can
 * press the heart again. Without a network those that are on this device.
 */
export function LikedPrayers({ viewerId, empty }: LikedPrayersProps) {
  const list = useInfiniteQuery(chosenQueries.liked(viewerId))
  const pages = list.data?.pages
  const prayers = useMemo(() => pages?.flatMap((page) => page.prayers) ?? [], [pages])
  const isOnline = useOnline()
  const isUnread = !pages && (list.isError || !isOnline)
  const keptIds = useMemo(() => (isUnread ? findKeptLikes(viewerId) : null), [isUnread, viewerId])

  if (keptIds && keptIds.length > 0)
    return <ChosenPrayers ids={keptIds} label="Liked prayers" headingLevel={3} />
  if (list.isPending) return <PrayerListSkeleton />
  if (list.isError && prayers.length === 0)
    return <ErrorState {...LISTS_FAILED} onRetry={() => void list.refetch()} />
  if (prayers.length === 0 && !list.hasNextPage) return <EmptyState {...empty} />
  return (
    <>
      <LongList prayers={prayers} label="Liked prayers" isComplete={!list.hasNextPage}>
        {(prayer) => <PrayerCard prayer={prayer} headingLevel={3} />}
      </LongList>
      <ShowMore list={list} />
    </>
  )
}
