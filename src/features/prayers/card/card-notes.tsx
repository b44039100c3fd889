import { Suspense } from 'react'
import { lazyWithRetry } from '@/lib/lazy-component'
import type { Prayer } from '../prayer'
import { WithheldNote } from '../writing/withheld-note'

const RemixBadge = lazyWithRetry(async () => ({
  default: (await import('./remix-badge')).RemixBadge,
}))

interface CardNotesProps {
  prayer: Prayer
  /** The type for which the prayer is in its list. */
  listedFor: string | null
}

/** In the margin of a card: why it is in this list, what it is a remix of, why nobody else sees it. Mostly nothing. */
export function CardNotes({ prayer, listedFor }: CardNotesProps) {
  if (!listedFor && !prayer.isRemix && prayer.withheldAs !== 'public') return null
  return (
    <div className="flex min-w-0 flex-col gap-1 self-start pt-1 text-[0.8125rem] leading-5 text-ink-soft [grid-area:notes] @min-[46rem]:items-end @min-[46rem]:text-end">
      {listedFor && (
        <p className="self-start rounded-full border border-line px-2.5 @min-[46rem]:self-end">
          <span className="sr-only">Type: </span>
          {listedFor}
        </p>
      )}
      {prayer.isRemix && (
        <div className="min-h-6 max-w-full">
          <Suspense fallback={null}>
            <RemixBadge prayer={prayer} />
          </Suspense>
        </div>
      )}
      <WithheldNote prayer={prayer} />
    </div>
  )
}
