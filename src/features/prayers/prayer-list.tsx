import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { useHeldBack } from './held-back'
import { PrayerCard } from './prayer-card'
import { PrayerCardSkeleton } from './prayer-card-skeleton'
import type { PrayerListQuery } from './prayer-queries'
import { usePrayerViewer } from './prayer-viewer'
import { ShowMore } from './show-more'

export const LISTS_FAILED = {
  title: 'Error',
  message: 'Failed to load prayers. Please try again later.',
} as const

/** The words of category and tradition pages. */
export const PAGE_FAILED = { message: 'Error loading prayers. Please try again.' } as const

interface PrayerListProps {
  query: PrayerListQuery
  /** The list's accessible name. */
  label: string
  failure?: { title?: string; message: string }
  empty: { message: string; action?: ReactNode }
  /** Shows only the first ones and offers no more. */
  limit?: number
  headingLevel?: 2 | 3
}

/** A live list of prayers: loading, then error, empty or list, always in the same place. */
export function PrayerList(props: PrayerListProps) {
  return <OnePrayerList key={JSON.stringify(props.query.queryKey)} {...props} />
}

function OnePrayerList({
  query,
  label,
  failure = LISTS_FAILED,
  empty,
  limit,
  headingLevel = 3,
}: PrayerListProps) {
  const { viewerId } = usePrayerViewer()
  const list = useInfiniteQuery(query)
  const prayers = list.data?.pages.flatMap((page) => page.prayers) ?? []
  const { shown, held, release, mark } = useHeldBack(prayers, viewerId)

  if (list.isPending) return <PrayerListSkeleton />
  if (list.isError && prayers.length === 0)
    return <ErrorState {...failure} onRetry={() => void list.refetch()} />
  if (prayers.length === 0) return <EmptyState {...empty} />
  return (
    <div>
      <div ref={mark} />
      <NewPrayersPill count={held} onPress={release} />
      {/* Safari drops a list's role with its bullets unless it is named. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above */}
      <ul role="list" aria-label={label} className="flex flex-col gap-4">
        {shown.slice(0, limit).map((prayer) => (
          <li key={prayer.id}>
            <PrayerCard prayer={prayer} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
      {limit === undefined && list.hasNextPage && (
        <ShowMore
          isPending={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}

function NewPrayersPill({ count, onPress }: { count: number; onPress: () => void }) {
  const top = useRef<HTMLOutputElement>(null)
  const words = count === 1 ? '1 new prayer' : `${count} new prayers`

  function handlePress() {
    onPress()
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <output ref={top} className="relative block h-0 scroll-mt-24">
        <span className="sr-only">{count > 0 && words}</span>
      </output>
      {count > 0 && (
        <div className="sticky top-20 z-10 flex h-0 justify-center">
          <Button size="small" className="rounded-full shadow-lifted" onClick={handlePress}>
            {words}
          </Button>
        </div>
      )}
    </>
  )
}

/** The outline of a list to come. */
export function PrayerListSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div>
      <output className="sr-only">Loading prayers...</output>
      <div className="flex flex-col gap-4">
        {Array.from({ length: count }, (_, position) => (
          <PrayerCardSkeleton key={position} />
        ))}
      </div>
    </div>
  )
}
