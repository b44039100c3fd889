import { Printer } from 'lucide-react'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control-classes'
import { SwitchField } from '@/components/ui/switch-field'
import { cn } from '@/lib/class-names'
import type { BookletLayout, BookletPaper } from './booklet'

export interface BookletChoices {
  readonly length: PrayerLength
  readonly layout: BookletLayout
  readonly paper: BookletPaper
  readonly hasNotes: boolean
}

interface BookletOptionsProps {
  choices: BookletChoices
  onChange: (choices: BookletChoices) => void
}

const LENGTH_NAMES: Record<PrayerLength, string> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
}

/** How the booklet is to look, and the way to the browser's print, which also makes a PDF. */
export function BookletOptions({ choices, onChange }: BookletOptionsProps) {
  return (
    <div
      data-print="no"
      className="mb-8 grid gap-5 rounded-card border border-line bg-surface px-5 py-5"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label="Length"
          value={choices.length}
          options={PRAYER_LENGTHS.map((length) => [length, LENGTH_NAMES[length]] as const)}
          onChange={(length) => onChange({ ...choices, length })}
        />
        <Choice<BookletLayout>
          label="Layout"
          value={choices.layout}
          options={[
            ['apart', 'One prayer a page'],
            ['run-in', 'One after the other'],
          ]}
          onChange={(layout) => onChange({ ...choices, layout })}
        />
        <Choice<BookletPaper>
          label="Paper"
          value={choices.paper}
          options={[
            ['full', 'As my printer has it'],
            ['a5', 'A5, small'],
          ]}
          onChange={(paper) => onChange({ ...choices, paper })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SwitchField
          label="With notes"
          isOn={choices.hasNotes}
          onChange={(hasNotes) => onChange({ ...choices, hasNotes })}
        />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={17} />
          Print or save as PDF
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

/** The system's own select, which every device opens in its best way. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className="block min-w-0 text-sm font-medium">
      <span className="mb-1.5 block">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className={cn(controlClasses, 'h-11')}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
