import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/empty-state'
import { ErrorState } from '@/components/error-state'
import { OwnerActions } from './owner-actions'
import type { Prayer } from './prayer'
import { PrayerCard } from './prayer-card'
import { LISTS_FAILED, PrayerListSkeleton } from './prayer-list'
import type { PrayerListQuery } from './prayer-queries'
import { usePrayerViewer } from './prayer-viewer'
import { ShowMore } from './show-more'

/** How many prayers stand under Recent Prayers (specification, section 9). */
const RECENT = 4

interface ProfilePrayersProps {
  query: PrayerListQuery
  empty: { message: string; action?: ReactNode }
}

/** A person's prayers on their profile: the newest four, then the rest. Their owner can manage them here. */
export function ProfilePrayers({ query, empty }: ProfilePrayersProps) {
  const list = useInfiniteQuery(query)
  const prayers = list.data?.pages.flatMap((page) => page.prayers) ?? []

  if (list.isPending) return <PrayerListSkeleton />
  if (list.isError && prayers.length === 0)
    return <ErrorState {...LISTS_FAILED} onRetry={() => void list.refetch()} />
  if (prayers.length === 0) return <EmptyState {...empty} />
  return (
    <>
      <PrayerSection title="Recent Prayers" prayers={prayers.slice(0, RECENT)} />
      {prayers.length > RECENT && (
        <PrayerSection title="All Prayers" prayers={prayers.slice(RECENT)} />
      )}
      {list.hasNextPage && (
        <ShowMore
          isPending={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

function PrayerSection({ title, prayers }: { title: string; prayers: readonly Prayer[] }) {
  const { viewerId } = usePrayerViewer()
  return (
    <section className="not-first:mt-12">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list's role with its bullets */}
      <ul role="list" aria-label={title} className="flex flex-col gap-4">
        {prayers.map((prayer) => (
          <li key={prayer.id}>
            <PrayerCard prayer={prayer}>
              {viewerId !== null && prayer.userId === viewerId && <OwnerActions prayer={prayer} />}
            </PrayerCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
