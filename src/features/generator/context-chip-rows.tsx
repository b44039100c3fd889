import { useId } from 'react'
import {
  EVENTS,
  PEOPLE,
  readChips,
  writeChips,
  type ChipEvent,
  type ChipPerson,
  type ChosenChips,
} from './context-chips'

interface ContextChipRowsProps {
  /** The words in the box. */
  text: string
  onChange: (text: string) => void
}

/** Asks for whom and what is happening; each chip says it in the box, and takes it back. */
export function ContextChipRows({ text, onChange }: ContextChipRowsProps) {
  const chosen = readChips(text)
  const press = (chips: ChosenChips) => {
    const written = writeChips(text, chips)
    return written === null ? null : () => onChange(written)
  }
  return (
    <div className="grid gap-3">
      <ChipRow
        question="For whom?"
        chips={PEOPLE}
        chosen={chosen.person}
        pressOf={(person: ChipPerson | null) => press({ ...chosen, person })}
      />
      <ChipRow
        question="What is happening?"
        chips={EVENTS}
        chosen={chosen.event}
        pressOf={(event: ChipEvent | null) => press({ ...chosen, event })}
      />
    </div>
  )
}

interface ChipRowProps<Key extends string> {
  question: string
  chips: Readonly<Record<Key, string>>
  chosen: Key | null
  /** What choosing one does; null where the box has no room for its words. */
  pressOf: (key: Key | null) => (() => void) | null
}

/** On a phone a row is moved sideways, so that two questions stay two lines. */
function ChipRow<Key extends string>({ question, chips, chosen, pressOf }: ChipRowProps<Key>) {
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-3 gap-y-1.5 lg:grid-cols-[8.5rem_1fr] lg:items-baseline"
    >
      <p id={id} className="text-sm text-ink-soft">
        {question}
      </p>
      <div className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {(Object.entries(chips) as [Key, string][]).map(([key, name]) => {
          const isChosen = key === chosen
          const press = pressOf(isChosen ? null : key)
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isChosen}
              disabled={press === null}
              onClick={press ?? undefined}
              className="min-h-9 shrink-0 rounded-full border border-line bg-surface px-3 text-sm whitespace-nowrap transition-colors duration-150 hover:border-accent disabled:opacity-55 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent pointer-coarse:min-h-11"
            >
              {name}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
