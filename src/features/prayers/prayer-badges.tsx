import { useQuery } from '@tanstack/react-query'
import { Lock, Shuffle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { AppError } from '@/lib/errors'
import type { Prayer } from './prayer'
import { prayerQueries } from './prayer-queries'

/** Says that only its owner sees this prayer. */
export function PrivateMark() {
  return (
    <span
      title="Private: only you can see it"
      className="ml-2 inline-flex align-baseline text-lamp"
    >
      <Lock aria-hidden="true" size={17} />
      <span className="sr-only">Private</span>
    </span>
  )
}

const BADGE =
  'inline-flex items-center gap-1.5 rounded-full bg-lamp-soft px-2.5 py-0.5 text-sm text-lamp'

/** Whether a remix's original may be seen: unknown while asking and when asking fails for another reason. */
function useOriginal({ originalId }: Prayer): 'visible' | 'removed' | 'unknown' {
  const { data, error } = useQuery({
    ...prayerQueries.detail(originalId ?? ''),
    enabled: originalId !== null,
  })
  if (data) return 'visible'
  const isGone = error instanceof AppError && error.kind === 'missing'
  return originalId === null || isGone ? 'removed' : 'unknown'
}

/** Credits the remixer and leads to the original as long as the reader may see that. */
export function RemixBadge({ prayer }: { prayer: Prayer }) {
  const original = useOriginal(prayer)
  const credit = (
    <>
      <Shuffle aria-hidden="true" size={14} />
      Remixed by {prayer.remixAuthor ?? 'Anonymous'}
    </>
  )
  if (original === 'visible' && prayer.originalId !== null) {
    return (
      <Link
        to={addresses.prayer(prayer.originalId)}
        className={`${BADGE} underline-offset-4 hover:underline`}
        title="Open the original"
      >
        {credit}
      </Link>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span className={BADGE}>{credit}</span>
      {original === 'removed' && <span>original removed</span>}
    </span>
  )
}
