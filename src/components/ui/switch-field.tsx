import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface SwitchFieldProps {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

export function SwitchField({ label, hint, isOn, onChange, disabled = false }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        id={id}
        disabled={disabled}
        onClick={() => onChange(!isOn)}
        className={cn(
          'relative mt-0.5 h-6 w-11 shrink-0 rounded-full border transition-colors duration-150',
          'disabled:opacity-55',
          isOn ? 'border-accent bg-accent' : 'border-edge bg-raised',
        )}
      >
        <span
          className={cn(
            'absolute start-[3px] top-[3px] size-4 rounded-full transition-transform duration-150',
            isOn ? 'translate-x-5 bg-on-accent' : 'bg-edge',
          )}
        />
      </button>
      <div className="min-w-0">
        <label
          htmlFor={id}
          id={`${id}-label`}
          className="cursor-pointer text-[0.9375rem] font-medium"
        >
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
