import { X } from 'lucide-react'

interface RemovableChipProps {
  label: string
  onRemove: () => void
}

/** One word of a list that can be taken away; a list item. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <li className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface pl-3.5 text-ink">
      {label}
      <button
        type="button"
        aria-label={`Take away: ${label}`}
        onClick={onRemove}
        className="ms-0.5 grid size-9 place-items-center rounded-full text-ink-soft hover:text-accent"
      >
        <X aria-hidden="true" size={15} />
      </button>
    </li>
  )
}
