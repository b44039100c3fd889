import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface ActionButtonProps extends ComponentProps<'button'> {
  icon: ReactNode
  children: ReactNode
}

/** One action of the bar below a prayer: an icon, and its word where there is room. */
export function ActionButton({ icon, children, className, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-ink-soft',
        'transition-colors duration-150 hover:bg-accent-soft hover:text-ink sm:px-2.5',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
}
