import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { usePendingPrayers } from './pending-prayers'
import type { Prayer } from '../prayer'
import { PrayerCardSkeleton } from '../card/prayer-card-skeleton'
import type { PrayerListQuery } from '../cache/prayer-queries'
import { usePrayerViewer } from '../prayer-viewer'

export const LISTS_FAILED = {
  title: 'Error',
  message: 'Failed to load prayers. Please try again later.',
} as const

/** The message on category and tradition pages. */
export const PAGE_FAILED = { message: 'Error loading prayers. Please try again.' } as const

export interface PrayerListProps {
  query: PrayerListQuery
  /** The list's accessible name. */
  label: string
  failure?: { title?: string; message: string }
  empty: { message: string; action?: ReactNode }
  headingLevel?: 2 | 3
}

interface FrameProps extends Pick<PrayerListProps, 'query' | 'failure' | 'empty'> {
  /** Draws the prayers that are there, newest first. */
  children: (shown: readonly Prayer[], list: UseInfiniteQueryResult) => ReactNode
}

/** What every live list of prayers has: loading, then error, empty or list, always in the same place. */
export function PrayerListFrame(props: FrameProps) {
  return <OneListFrame key={JSON.stringify(props.query.queryKey)} {...props} />
}

function OneListFrame({ query, failure = LISTS_FAILED, empty, children }: FrameProps) {
  const { viewerId } = usePrayerViewer()
  const list = useInfiniteQuery(query)
  const pages = list.data?.pages
  const prayers = useMemo(() => pages?.flatMap((page) => page.prayers) ?? [], [pages])
  const { shown, pending, release, mark } = usePendingPrayers(prayers, viewerId)
  // The first cards are drawn in pieces that give way to the reader.
  const isPending = useDeferredValue(list.isPending)

  if (list.isPending || isPending) return <PrayerListSkeleton />
  if (list.isError && prayers.length === 0)
    return <ErrorState {...failure} onRetry={() => void list.refetch()} />
  if (prayers.length === 0) return <EmptyState {...empty} />
  return (
    <div>
      <div ref={mark} />
      <NewPrayersPill count={pending} onPress={release} />
      {children(shown, list)}
    </div>
  )
}

function NewPrayersPill({ count, onPress }: { count: number; onPress: () => void }) {
  const top = useRef<HTMLOutputElement>(null)
  const words = count === 1 ? '1 new prayer' : `${count} new prayers`

  function handlePress() {
    // The list grows first and keeps its place; then the page scrolls to its top.
    flushSync(onPress)
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
    <div data-early="list">
      <output className="sr-only">Loading prayers...</output>
      <div className="flex flex-col gap-4">
        {Array.from({ length: count }, (_, position) => (
          <PrayerCardSkeleton key={position} />
        ))}
      </div>
    </div>
  )
}
