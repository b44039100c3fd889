import { cn } from '@/lib/class-names'

/** The looks of every box a person types or chooses in. */
export const controlClasses = cn(
  'w-full rounded-control border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-ink-soft',
  'transition-colors duration-150 hover:border-accent disabled:opacity-60',
  'aria-invalid:border-danger',
)
