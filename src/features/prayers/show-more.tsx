import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface ShowMoreProps {
  isPending: boolean
  /** True while anything of the list is being read; a page asked for in that moment may get lost. */
  isBusy: boolean
  hasFailed: boolean
  onMore: () => void
}

/** How far below the window the end of the list may be when the next page is asked for. */
const NEAR = '600px'

/** Loads the next page when the end comes near; the button is for keyboards, failures and browsers that can not watch. */
export function ShowMore({ isPending, isBusy, hasFailed, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useRef(onMore)
  const canLoad = !isBusy && !hasFailed

  useEffect(() => {
    loadMore.current = onMore
  }, [onMore])

  useEffect(() => {
    if (!end.current || !canLoad || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore.current()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [canLoad])

  return (
    <div ref={end} className="mt-6 flex flex-col items-center gap-3">
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          Failed to load prayers. Please try again later.
        </p>
      )}
      <Button variant="secondary" isPending={isPending} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
