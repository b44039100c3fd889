import { Skeleton } from '@/components/ui/skeleton'

/** The outline of a card, line for line as high as the real one. */
export function PrayerCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="rounded-card border border-line bg-surface px-5 pt-5 pb-3 sm:px-7 sm:pt-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Skeleton className="h-7 w-full max-w-80" />
        <Skeleton className="h-10.5 w-56 max-w-full" />
      </div>
      <div className="mt-4 flex flex-col gap-3.5">
        <Skeleton className="h-4.5" />
        <Skeleton className="h-4.5 w-11/12" />
        <Skeleton className="h-4.5 w-2/3" />
        <Skeleton className="w-16" />
      </div>
      <Skeleton className="mt-5 w-4/5" />
      <div className="mt-4 border-t border-line pt-3">
        <Skeleton className="h-7 w-48 max-w-full" />
      </div>
    </div>
  )
}
