import { Skeleton } from '@/components/ui/skeleton'

/** The outline of a card, line for line as high as the real one. */
export function PrayerCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="@container rounded-card border border-line bg-surface px-4 pt-3.5 pb-2.5 sm:px-7 sm:pt-4 sm:pb-2"
    >
      <div className="card-grid">
        <Skeleton className="h-3 w-56 max-w-full [grid-area:title]" />
        <div className="flex h-11 items-center justify-end gap-4 [grid-area:lengths] max-md:justify-start md:h-7">
          {['w-9', 'w-12', 'w-8'].map((width) => (
            <Skeleton key={width} className={`h-3 ${width}`} />
          ))}
        </div>
        <div className="mt-1.5 mb-1 flex max-w-[64ch] flex-col [grid-area:words]">
          <div className="prayer-text card-text">
            <p className="mb-(--opening-gap) flex min-h-[2lh] flex-col justify-around prayer-opening">
              <Skeleton className="h-5" />
              <Skeleton className="h-5 w-2/3" />
            </p>
            <div className="flex min-h-[3lh] flex-col justify-around">
              <Skeleton className="h-3.5" />
              <Skeleton className="h-3.5 w-11/12" />
              <Skeleton className="h-3.5 w-4/5" />
            </div>
          </div>
        </div>
        <Skeleton className="my-1.5 h-3 w-4/5 [grid-area:facts]" />
        <Skeleton className="h-4 w-16 [grid-area:actions]" />
      </div>
    </div>
  )
}
