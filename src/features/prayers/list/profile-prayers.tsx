import { useInfiniteQuery, usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { LongList } from './long-list'
import type { Prayer } from '../prayer'
import { PrayerCard } from '../card/prayer-card'
import { LISTS_FAILED, PrayerListSkeleton } from './prayer-list-frame'
import type { PrayerListQuery } from '../cache/prayer-queries'
import { ShowMore } from './show-more'

/** How many prayers stand under Recent Prayers. */
const RECENT = 4

/** Requests the first page together with the profile, before the list is on screen. */
export function usePrefetchProfilePrayers(query: PrayerListQuery): void {
  usePrefetchInfiniteQuery(query)
}

interface ProfilePrayersProps {
  query: PrayerListQuery
  empty: { message: string; action?: ReactNode }
}

/** A person's prayers on their profile: the newest four, then the rest. */
export function ProfilePrayers({ query, empty }: ProfilePrayersProps) {
  const list = useInfiniteQuery(query)
  const pages = list.data?.pages
  const prayers = useMemo(() => pages?.flatMap((page) => page.prayers) ?? [], [pages])
  const rest = useMemo(() => prayers.slice(RECENT), [prayers])

  if (list.isPending) return <PrayerListSkeleton />
  if (list.isError && prayers.length === 0)
    return <ErrorState {...LISTS_FAILED} onRetry={() => void list.refetch()} />
  if (prayers.length === 0) return <EmptyState {...empty} />
  return (
    <>
      <PrayerSection title="Recent Prayers" prayers={prayers.slice(0, RECENT)} isComplete />
      {rest.length > 0 && (
        <PrayerSection title="All Prayers" prayers={rest} isComplete={!list.hasNextPage} />
      )}
      <ShowMore list={list} />
    </>
  )
}

interface PrayerSectionProps {
  title: string
  prayers: readonly Prayer[]
  isComplete: boolean
}

function PrayerSection({ title, prayers, isComplete }: PrayerSectionProps) {
  return (
    <section className="not-first:mt-12">
      <h2 className="mb-4 text-2xl">{title}</h2>
      <LongList prayers={prayers} label={title} isComplete={isComplete}>
        {(prayer) => <PrayerCard prayer={prayer} />}
      </LongList>
    </section>
  )
}
