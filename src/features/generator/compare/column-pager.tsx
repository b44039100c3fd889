import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'

interface ColumnPagerProps {
  /** What scrolls from column to column where they do not fit beside each other. */
  scroller: RefObject<HTMLElement | null>
  traditions: readonly string[]
  className?: string
}

/** Brings a column into view; the others go by. */
export function showColumn(scroller: HTMLElement | null, place: number): void {
  const column = scroller?.children[place]
  // oxlint-disable-next-line reading-direction/logical-sides -- the offset is measured from there, whichever way the page runs
  if (column instanceof HTMLElement) scroller?.scrollTo?.({ left: column.offsetLeft })
}

/** The place of the column in view. Offsets count down from 0 where the page runs from right to left. */
export function columnInView(scroller: HTMLElement): number {
  return Math.round(Math.abs(scroller.scrollLeft) / Math.max(1, scroller.clientWidth))
}

const ARROW =
  'grid size-11 place-items-center rounded-full text-ink-soft hover:bg-accent-soft hover:text-ink aria-disabled:opacity-40'

/** Where one is among columns that are swiped, and the way to the next without swiping. */
export function ColumnPager({ scroller, traditions, className }: ColumnPagerProps) {
  const [at, setAt] = useState(0)
  const shown = Math.min(at, traditions.length - 1)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const follow = () => setAt(columnInView(element))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [scroller])

  const go = (place: number) => traditions[place] && showColumn(scroller.current, place)
  return (
    <nav aria-label="Traditions" data-print="no" className={className}>
      <div className="pointer-events-auto flex items-center gap-1 rounded-full border border-line bg-raised p-0.5 shadow-lifted">
        <button
          type="button"
          aria-label="Previous tradition"
          aria-disabled={shown === 0}
          onClick={() => go(shown - 1)}
          className={ARROW}
        >
          <ChevronLeft aria-hidden="true" size={19} />
        </button>
        <output className="max-w-[50vw] truncate px-1 text-sm font-medium">
          {traditions[shown]}{' '}
          <span className="font-normal text-ink-soft">
            {shown + 1} of {traditions.length}
          </span>
        </output>
        <button
          type="button"
          aria-label="Next tradition"
          aria-disabled={shown === traditions.length - 1}
          onClick={() => go(shown + 1)}
          className={ARROW}
        >
          <ChevronRight aria-hidden="true" size={19} />
        </button>
      </div>
    </nav>
  )
}
