import { ArrowDown, ArrowUp, BookmarkMinus, PenLine } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/class-names'
import { lazyWithTimeout } from '@/lib/lazy-component'

const NoteDialog = lazyWithTimeout(async () => ({
  default: (await import('./note-dialog')).NoteDialog,
}))

interface EntryControlsProps {
  title: string
  note: string
  /** The prayer's place in the list, from 0, and how many there are. */
  index: number
  count: number
  onMove: (step: -1 | 1) => void
  onNote: (note: string) => Promise<unknown>
  onTakeOut: () => void
}

/** A prayer's note in a collection, and what its owner does with it there: move it, change the note, take it out. */
export function EntryControls({
  title,
  note,
  index,
  count,
  onMove,
  onNote,
  onTakeOut,
}: EntryControlsProps) {
  const [isWriting, setWriting] = useState(false)
  const pressed = useRef<HTMLButtonElement | null>(null)

  // The row has moved in the document, and a moved button loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus({ preventScroll: false })
    pressed.current = null
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the place is what has changed, and is not read
  }, [index])

  function move(step: -1 | 1, button: HTMLButtonElement) {
    pressed.current = button
    onMove(step)
  }

  return (
    <div data-print="no" className="w-full">
      {note && <Note note={note} />}
      <div className="-mx-3 flex flex-wrap items-center gap-1">
        <MoveButton
          label={`Move up: ${title}`}
          isPossible={index > 0}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
        >
          <ArrowUp aria-hidden="true" size={17} />
        </MoveButton>
        <MoveButton
          label={`Move down: ${title}`}
          isPossible={index < count - 1}
          onClick={({ currentTarget }) => move(1, currentTarget)}
        >
          <ArrowDown aria-hidden="true" size={17} />
        </MoveButton>
        <Button
          variant="quiet"
          size="small"
          className="max-sm:min-h-11"
          onClick={() => setWriting(true)}
        >
          <PenLine aria-hidden="true" size={16} />
          {note ? 'Change note' : 'Add a note'}
        </Button>
        <Button variant="quiet" size="small" className="max-sm:min-h-11" onClick={onTakeOut}>
          <BookmarkMinus aria-hidden="true" size={16} />
          Take out
        </Button>
      </div>
      <Suspense fallback={null}>
        {isWriting && (
          <NoteDialog
            title={title}
            initial={note}
            onSubmit={onNote}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The words of whoever made the collection. */
export function Note({ note }: { note: string }) {
  return (
    <p
      dir="auto"
      className="my-2 max-w-[60ch] border-s-2 border-lamp ps-3 text-[0.9375rem] whitespace-pre-line text-ink-soft"
    >
      {note}
    </p>
  )
}

interface MoveButtonProps extends ComponentProps<'button'> {
  label: string
  isPossible: boolean
}

/** At the ends it stays in reach, so that the focus is not lost there. */
function MoveButton({ label, isPossible, onClick, children }: MoveButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      aria-disabled={!isPossible}
      className={cn('min-w-11 max-sm:min-h-11', !isPossible && 'opacity-55')}
      onClick={(event) => {
        if (isPossible) onClick?.(event)
      }}
    >
      {children}
    </Button>
  )
}
