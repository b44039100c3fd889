import { Skeleton } from '@/components/ui/skeleton'

/**
 * Stands where a page will, in the outline that all pages share, so that nothing moves when it comes. Before the app has
 * come, `src/app/early-prayer` may put a prayer there.
 */
export function PageFallback() {
  return (
    <output data-early="page" className="flex flex-col gap-4 pt-16">
      <span className="sr-only">Loading page</span>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="w-96 max-w-full" />
    </output>
  )
}
