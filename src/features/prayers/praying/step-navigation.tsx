import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Move } from './moves'

interface StepNavigationProps {
  /** The step on show, from 0; `count` at the closing moment. */
  at: number
  count: number
  direction: 'ltr' | 'rtl'
  onMove: (move: Move) => void
}

const BUTTON =
  'min-w-11 px-2.5! sm:px-4! aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent'

/** Back, where one is, and on. Follows the direction of the prayer. */
export function StepNavigation({ at, count, direction, onMove }: StepNavigationProps) {
  const isFirst = at === 0
  const isOver = at >= count
  return (
    <nav
      aria-label="Parts of the prayer"
      dir={direction}
      className="flex items-center justify-between gap-3 px-2 pb-3 sm:px-5 sm:pb-5"
    >
      <Button
        variant="quiet"
        aria-disabled={isFirst}
        className={BUTTON}
        onClick={() => !isFirst && onMove('back')}
      >
        <ChevronLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
        Back
      </Button>
      {/* Screen readers hear it with the text. */}
      <div aria-hidden="true" className="flex min-w-0 flex-col items-center gap-2">
        <span className="h-px w-24 bg-line sm:w-40">
          <span
            className="block h-px bg-lamp transition-[width] duration-200"
            style={{ width: `${(Math.min(at + 1, count) / count) * 100}%` }}
          />
        </span>
        <span dir="ltr" className="text-sm text-ink-soft tabular-nums">
          {/* The line keeps its room. */}
          {isOver ? '\u00a0' : `${at + 1} of ${count}`}
        </span>
      </div>
      <Button
        variant="quiet"
        aria-disabled={isOver}
        className={BUTTON}
        onClick={() => !isOver && onMove('forward')}
      >
        Next
        <ChevronRight aria-hidden="true" size={20} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
