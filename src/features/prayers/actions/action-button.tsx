import type { ComponentProps, ReactNode } from 'react'

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon: ReactNode
  children: ReactNode
}

/** One action at a prayer: an icon, and its word where it has one. A thumb's breadth on phones. */
export function ActionButton({ icon, children, ...rest }: ActionButtonProps) {
  return (
    <button type="button" {...rest} className="action-button">
      {icon}
      {children}
    </button>
  )
}
