import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { hiddenIds } from './hidden-ids'
import { subscribeToHidden } from './hidden-on-device'
import { showPrayer } from './hide-prayer'
import { hiddenQueries, type HiddenPrayer } from './hidden-queries'

/** What a visitor hid on this device, where there is anything: they have no settings that would list it. */
export function HiddenOnDevice() {
  const isAnyHidden = useSyncExternalStore(subscribeToHidden, () => hiddenIds.size > 0)
  if (!isAnyHidden) return null
  return (
    <section aria-labelledby="hidden" className="mt-12">
      <h2 id="hidden" className="mb-4 text-2xl">
        Hidden on this device
      </h2>
      <HiddenPrayers viewerId={null} />
    </section>
  )
}

/** What a person hid from their lists, the latest first, each with a way back. Null for a visitor. */
export function HiddenPrayers({ viewerId }: { viewerId: string | null }) {
  const { data: hidden, isError, refetch } = useQuery(hiddenQueries.ofViewer(viewerId))
  if (isError && !hidden)
    return (
      <ErrorState
        message="Your hidden prayers could not be loaded. Please try again."
        onRetry={() => void refetch()}
      />
    )
  if (!hidden) return <Skeleton className="h-11" />
  if (hidden.length === 0)
    return (
      <p className="text-ink-soft">
        None. “Hide from me”, under More actions at a prayer of somebody else, takes it out of your
        lists.
      </p>
    )
  return (
    <>
      <p className="mb-3 text-ink-soft">You do not see these in lists. Others do.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list's role with its bullets */}
      <ul role="list" aria-label="Hidden prayers" className="grid gap-1">
        {hidden.map((prayer) => (
          <HiddenRow key={prayer.id} prayer={prayer} viewerId={viewerId} />
        ))}
      </ul>
    </>
  )
}

function HiddenRow({ prayer, viewerId }: { prayer: HiddenPrayer; viewerId: string | null }) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const { id, title } = prayer

  async function handleShow() {
    setPending(true)
    await showPrayer(client, viewerId, id)
    setPending(false)
  }

  return (
    <li className="flex items-center justify-between gap-4">
      {title === null ? (
        <span className="text-ink-soft">A prayer that is no longer public</span>
      ) : (
        <Link
          to={addresses.prayer(id)}
          dir="auto"
          className="min-w-0 truncate font-prayer text-lg underline-offset-4 hover:text-accent hover:underline"
        >
          {title}
        </Link>
      )}
      <Button
        variant="quiet"
        size="small"
        isPending={isPending}
        aria-label={title === null ? undefined : `Show again: ${title}`}
        onClick={() => void handleShow()}
      >
        Show again
      </Button>
    </li>
  )
}
