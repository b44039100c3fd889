import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/lib/class-names'
import { controlClasses } from './control-classes'

interface FilterSelectProps {
  label: string
  /** Null for no filter. */
  value: string | null
  onChange: (value: string | null) => void
  options: readonly string[]
}

/** One quiet filter above a list: the system's own select, which every device opens in its best way. */
export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
          className={cn(
            controlClasses,
            'h-11 appearance-none truncate pe-10',
            value !== null && 'border-accent font-medium',
          )}
        >
          <option value="">Any</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  )
}
