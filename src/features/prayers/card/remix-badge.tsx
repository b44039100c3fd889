import { useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { AppError } from '@/lib/errors'
import type { Prayer } from '../prayer'
import { prayerQueries } from '../cache/prayer-queries'

const BADGE =
  'inline-flex max-w-full items-center gap-1.5 rounded-full bg-lamp-soft px-2.5 py-0.5 text-[0.8125rem] text-lamp'

/** The original of a remix, while the reader may see it: unknown while asking and when asking fails for another reason. */
function useOriginal({ originalId }: Prayer): Prayer | 'removed' | 'unknown' {
  const { data, error } = useQuery({
    ...prayerQueries.detail(originalId ?? ''),
    enabled: originalId !== null,
  })
  if (data) return data
  const isGone = error instanceof AppError && error.kind === 'missing'
  return originalId === null || isGone ? 'removed' : 'unknown'
}

interface RemixBadgeProps {
  prayer: Prayer
  /** True where the remixer's name stands beside it already. */
  isSigned?: boolean
}

/** Says what a prayer is a remix of, with the way there while the reader may see it, and who made it, once. */
export function RemixBadge({ prayer, isSigned }: RemixBadgeProps) {
  const original = useOriginal(prayer)
  const author = <bdi>{prayer.remixAuthor ?? 'Anonymous'}</bdi>
  const isShown = typeof original === 'object'
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-soft">
      <span className={BADGE}>
        <Shuffle aria-hidden="true" size={14} className="shrink-0" />
        {isShown ? (
          <span className="truncate">
            Remixed from{' '}
            <Link
              to={addresses.prayer(original.id)}
              className="underline underline-offset-4 hover:text-accent"
            >
              <bdi>{original.title}</bdi>
            </Link>
          </span>
        ) : (
          <span>{isSigned ? 'Remix' : <>Remixed by {author}</>}</span>
        )}
      </span>
      {isShown && !isSigned && <span>by {author}</span>}
      {original === 'removed' && <span>original removed</span>}
    </span>
  )
}
