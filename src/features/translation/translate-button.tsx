import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

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
      className="action-button"
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
