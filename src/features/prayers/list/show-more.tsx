import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

/** The part of an infinite query that is used here. */
interface GrowingList {
  readonly hasNextPage: boolean
  /** True while any page of the list is being read. A page requested meanwhile may get lost. */
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** How far below the window the end of the list may be when the next page is asked for. */
const NEAR = '600px'

/**
 * The end of a list. Loads the next page when it comes near the window; renders nothing when there is none. The button
 * is for keyboards, failures and browsers without IntersectionObserver.
 */
export function ShowMore({ list }: { list: GrowingList }) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, fetchNextPage, isFetchNextPageError: hasFailed } = list
  const canLoad = hasNextPage && !list.isFetching && !hasFailed

  useEffect(() => {
    if (!end.current || !canLoad || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [canLoad, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div ref={end} className="mt-6 flex flex-col items-center gap-3">
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          Failed to load prayers. Please try again later.
        </p>
      )}
      <Button
        variant="secondary"
        isPending={list.isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  )
}
