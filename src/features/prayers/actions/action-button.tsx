import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface ActionButtonProps extends ComponentProps<'button'> {
  icon: ReactNode
  children: ReactNode
}

/** One action at a prayer: an icon, and its word where it has one. A thumb's breadth on phones. */
export function ActionButton({ icon, children, className, ...rest }: ActionButtonProps) {
  return (
    <button type="button" {...rest} className={cn('action-button', className)}>
      {icon}
      {children}
    </button>
  )
}
