import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

const CLASSES = cn(
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-ink-soft',
  'transition-colors duration-150 hover:bg-accent-soft hover:text-ink disabled:opacity-60',
  'max-md:min-h-11 max-md:min-w-11',
)

/** Opens the menu of languages. */
export function TranslateButton({
  isPending = false,
  ...rest
}: { isPending?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isPending || undefined}
      aria-haspopup="menu"
      className={CLASSES}
    >
      <Languages
        aria-hidden="true"
        size={17}
        className={cn(isPending && 'animate-pulse text-accent')}
      />
      Translate
    </button>
  )
}
