import { Skeleton } from '@/components/ui/skeleton'
import { CARD_CLASSES } from './card-classes'

/** The outline of a card, line for line as high as the real one. */
export function PrayerCardSkeleton() {
  return (
    <div aria-hidden="true" data-early="card" className={CARD_CLASSES.card}>
      <div className={CARD_CLASSES.grid}>
        <div data-part="title">
          <Skeleton className="w-56 max-w-full" />
        </div>
        <div data-part="lengths" className="flex h-11 items-center md:h-6">
          <Skeleton className="w-36" />
        </div>
        <div data-part="words" className="prayer-text card-text">
          <div className="flex min-h-[2lh] flex-col justify-around prayer-opening">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-2/3" />
          </div>
          <div className="mt-(--opening-gap) flex min-h-[3lh] flex-col justify-around">
            <Skeleton />
            <Skeleton className="w-11/12" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
        <div data-part="facts">
          <Skeleton className="w-4/5" />
        </div>
        <div data-part="actions" className="flex h-11 items-center justify-end md:h-8">
          <Skeleton className="w-16" />
        </div>
      </div>
    </div>
  )
}
