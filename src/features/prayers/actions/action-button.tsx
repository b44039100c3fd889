import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface ActionButtonProps extends ComponentProps<'button'> {
  icon: ReactNode
  children: ReactNode
}

/** One action at a prayer: an icon, and its word where it has one. A thumb's breadth on phones. */
export function ActionButton({ icon, children, className, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-ink-soft',
        'transition-colors duration-150 hover:bg-accent-soft hover:text-ink disabled:opacity-60',
        'max-md:min-h-11 max-md:min-w-11',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
}
