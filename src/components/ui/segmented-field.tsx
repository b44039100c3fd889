import { useId } from 'react'
import { cn } from '@/lib/class-names'

interface SegmentedFieldProps<Value extends string> {
  legend: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One choice out of a few short ones, side by side. A group of radio buttons: arrow keys move between them. */
export function SegmentedField<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-edge p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'relative flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-[6px] px-2 text-center text-sm',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              'transition-colors duration-150 pointer-coarse:min-h-11',
              option.value === value ? 'bg-accent text-on-accent' : 'hover:bg-accent-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none"
            />
            <span className="pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
