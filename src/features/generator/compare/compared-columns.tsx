import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { ColumnPager, columnInView, showColumn } from './column-pager'
import { MOST_COLUMNS } from './comparison'
import { ROW_COUNT } from './movements'

interface ComparedColumnsProps {
  traditions: readonly string[]
  /** One for each tradition. */
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Beside each other where they have room, each part in one row; else one at a time, to be swiped. */
export function ComparedColumns({ traditions, children }: ComparedColumnsProps) {
  const scroller = useRef<HTMLElement>(null)
  const isFull = traditions.length === MOST_COLUMNS

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    const step = STEPS[key]
    if (!step || target !== currentTarget) return
    // The browser's own scrolling by a few pixels would end the way to the next column.
    event.preventDefault()
    showColumn(currentTarget, columnInView(currentTarget) + step)
  }

  return (
    <div className="@container">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is scrolled by keys too */}
      <section
        ref={scroller}
        id="compared"
        aria-label={`Prayers of ${traditions.length} traditions, side by side`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        onKeyDown={handleKey}
        style={{ gridTemplateRows: `repeat(${ROW_COUNT + 2}, auto)` }}
        className={cn(
          'relative flex snap-x snap-mandatory gap-x-8 overflow-x-auto overscroll-x-contain scroll-smooth rounded-control',
          isFull
            ? '@[54rem]:grid @[54rem]:grid-cols-3 @[54rem]:overflow-visible'
            : '@[36rem]:grid @[36rem]:grid-cols-2 @[36rem]:overflow-visible @[54rem]:gap-x-14',
        )}
      >
        {children}
      </section>
      <ColumnPager
        scroller={scroller}
        traditions={traditions}
        className={cn(
          'pointer-events-none sticky bottom-3 z-10 mt-4 flex justify-center',
          isFull ? '@[54rem]:hidden' : '@[36rem]:hidden',
        )}
      />
    </div>
  )
}
