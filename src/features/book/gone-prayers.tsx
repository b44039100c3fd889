import { Button } from '@/components/ui/button'
import { Note } from './entry-controls'

interface GonePrayersProps {
  count: number
  /** What the reader wrote on them. */
  notes?: readonly string[]
  onTakeOut: () => void
}

/** Says that prayers of the book were deleted or became private: only what the reader wrote on them is left. */
export function GonePrayers({ count, notes = [], onTakeOut }: GonePrayersProps) {
  const sentence =
    count === 1
      ? 'One prayer that stood here is no longer public.'
      : `${count} prayers that stood here are no longer public.`
  return (
    <div
      data-print="no"
      className="mt-6 rounded-card border border-dashed border-line px-5 py-4 text-[0.9375rem] text-ink-soft"
    >
      <p>{sentence} If they come back, they stand here again.</p>
      {notes.map((note) => (
        <Note key={note} note={note} />
      ))}
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 mt-1 max-sm:min-h-11"
        onClick={onTakeOut}
      >
        Take {count === 1 ? 'it' : 'them'} out
      </Button>
    </div>
  )
}
