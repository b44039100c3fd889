import { X } from 'lucide-react'
import { useId } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { originLine, TRADITION_NOTES } from '@/catalogue/tradition-notes'
import { TraditionName } from '@/components/tradition-name'
import { ErrorState } from '@/components/error-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/class-names'
import type { ComposedPrayer } from '@/engine/prayer'
import type { ColumnRequest } from './compose-column'
import { ROW_COUNT, type Cell } from './movements'
import { TraditionMenu } from './tradition-menu'
import type { Column } from './use-columns'

interface ComparedColumnProps {
  column: Column
  length: PrayerLength
  isUsing: boolean
  onSwap: (tradition: string) => void
  /** Null where no fewer can be compared. */
  onRemove: (() => void) | null
  onUse: (prayer: ComposedPrayer, request: ColumnRequest) => void
}

/** One tradition's prayer, its parts in the rows that the columns beside it share. */
export function ComparedColumn({
  column: { tradition, request, composed, isError, retry },
  length,
  isUsing,
  onSwap,
  onRemove,
  onUse,
}: ComparedColumnProps) {
  const headingId = useId()
  const note = TRADITION_NOTES[tradition]

  return (
    <article
      aria-labelledby={headingId}
      className="row-span-full grid w-full shrink-0 snap-start auto-rows-min grid-rows-subgrid content-start"
    >
      <header className="pb-4 sm:pb-5" style={{ gridRow: 1 }}>
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 id={headingId} className="me-auto text-[1.375rem]">
            <TraditionName name={tradition} />
          </h2>
          <div data-print="no" className="flex items-center">
            <TraditionMenu
              label={`Another tradition instead of ${tradition}`}
              value={tradition}
              except={[]}
              onChoose={onSwap}
            >
              Change
            </TraditionMenu>
            {onRemove && (
              <button
                type="button"
                aria-label={`Take ${tradition} away`}
                onClick={onRemove}
                className="-me-2 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink sm:size-9"
              >
                <X aria-hidden="true" size={17} />
              </button>
            )}
          </div>
        </div>
        {note && <p className="mt-1 text-sm text-ink-soft max-sm:hidden">{note.addressed}</p>}
      </header>
      {composed ? (
        composed.cells[length].map((cell) => <PartOfPrayer key={cell.row} cell={cell} />)
      ) : (
        <div style={{ gridRow: `2 / span ${ROW_COUNT}` }}>
          {isError ? (
            <ErrorState
              message="This voice did not load. Please check your connection."
              onRetry={retry}
            />
          ) : (
            <ColumnSkeleton length={length} />
          )}
        </div>
      )}
      <footer
        className="mt-2 border-t border-line pt-5 text-sm text-ink-soft [&>p+p]:mt-2.5"
        style={{ gridRow: ROW_COUNT + 2 }}
      >
        <Button
          data-print="no"
          variant="secondary"
          className="mb-5"
          disabled={!composed}
          isPending={isUsing}
          aria-label={`Use this one: ${tradition}`}
          onClick={() => composed && onUse(composed.prayer, request)}
        >
          Use this one
        </Button>
        {note?.displayLine && <p className="border-s-2 border-lamp ps-3">{note.displayLine}</p>}
        {note && (
          <p>
            <span className="sm:hidden">{note.addressed} </span>
            {note.manner}
          </p>
        )}
        {note?.remark && <p>{note.remark}</p>}
        <p>{originLine(tradition)}</p>
      </footer>
    </article>
  )
}

function PartOfPrayer({ cell }: { cell: Cell }) {
  return (
    <div
      className="animate-appear border-t border-line pt-3 pb-6"
      // The first rows are the header's.
      style={{ gridRow: cell.row + 2 }}
    >
      <h3 className="font-sans text-xs font-semibold tracking-[0.06em] text-lamp">{cell.label}</h3>
      {cell.paragraphs.map((paragraph) => (
        <p
          key={paragraph}
          dir="auto"
          lang="en"
          className="mt-2 prayer-text text-[1.125rem] leading-[1.6]"
        >
          {paragraph}
        </p>
      ))}
    </div>
  )
}

/** About as high as the prayer: what stands below it hardly moves. */
const HEIGHTS = { short: 'min-h-96', medium: 'min-h-[46rem]', long: 'min-h-[64rem]' } as const

function ColumnSkeleton({ length }: { length: PrayerLength }) {
  return (
    <div
      aria-hidden="true"
      className={cn('flex flex-col gap-4 border-t border-line pt-4', HEIGHTS[length])}
    >
      {['w-20', 'w-full', 'w-11/12', 'w-full', 'w-2/3', 'w-20', 'w-full', 'w-10/12', 'w-full'].map(
        (width, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines that never move
          <Skeleton key={line} className={width} />
        ),
      )}
    </div>
  )
}
