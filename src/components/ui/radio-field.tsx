import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface RadioFieldProps<Value extends string> {
  legend: ReactNode
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  /** Its first option has the focus when the dialog around it opens. */
  isFirstInDialog?: boolean
}

/** One choice out of a few that are all on show. Arrow keys move between them, as in every group of radio buttons. */
export function RadioField<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false,
  isFirstInDialog = false,
}: RadioFieldProps<Value>) {
  const id = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid gap-2">
        {options.map((option, at) => {
          const hintId = `${id}-${option.value}-hint`
          const isChosen = option.value === value
          return (
            <label
              key={option.value}
              className={cn(
                'flex cursor-pointer gap-3 rounded-control border px-3.5 py-2.5 transition-colors duration-150',
                isChosen ? 'border-accent bg-accent-soft' : 'border-edge bg-raised',
                disabled && 'cursor-default opacity-60',
              )}
            >
              <input
                type="radio"
                data-first-focus={(isFirstInDialog && at === 0) || undefined}
                name={id}
                value={option.value}
                checked={isChosen}
                onChange={() => onChange(option.value)}
                aria-labelledby={`${hintId}-label`}
                aria-describedby={option.hint ? hintId : undefined}
                className={cn(
                  'mt-1 size-4 shrink-0 appearance-none rounded-full border border-edge bg-raised',
                  'checked:border-[5px] checked:border-accent',
                )}
              />
              <span className="min-w-0">
                <span id={`${hintId}-label`} className="block text-[0.9375rem] font-medium">
                  {option.label}
                </span>
                {option.hint && (
                  <span id={hintId} className="block text-sm text-ink-soft">
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
