import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { findTraditions } from '../find-options'

/** All of them, in their groups. */
const GROUPS = findTraditions('')

interface TraditionMenuProps {
  /** What is seen. */
  children: ReactNode
  /** What choosing does, for who does not see where it stands. */
  label: string
  /** Empty where none is chosen. */
  value: string
  /** Those that are not offered. */
  except: readonly string[]
  onChoose: (tradition: string) => void
}

/** A quiet word that opens the system's own list of traditions. */
export function TraditionMenu({ children, label, value, except, onChoose }: TraditionMenuProps) {
  return (
    <label className="relative -ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-accent outline-accent hover:bg-accent-soft has-focus-visible:outline-2 sm:min-h-9">
      <span aria-hidden="true" className="inline-flex items-center gap-1.5">
        {children}
        <ChevronDown size={15} />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => event.target.value && onChoose(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer bg-raised text-ink opacity-0"
      >
        {value === '' && <option value="">Choose a tradition</option>}
        {GROUPS.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options
              .filter((option) => !except.includes(option.value))
              .map((option) => (
                <option key={option.value} value={option.value}>
                  {option.hint ? `${option.label} (${option.hint})` : option.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
