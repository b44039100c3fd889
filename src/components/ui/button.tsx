import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { useLastingPending } from './use-lasting-pending'

interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium'
}

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:border-accent hover:text-accent',
  quiet: 'text-ink-soft hover:bg-accent-soft hover:text-ink',
  danger: 'bg-danger text-on-danger hover:opacity-90',
} as const

const SIZES = {
  small: 'min-h-9 gap-1.5 px-3 text-sm',
  medium: 'min-h-11 gap-2 px-5 text-[0.9375rem]',
} as const

/** The class names of a button, for the rare element that is neither Button nor ButtonLink. */
export function buttonClasses({ variant = 'primary', size = 'medium' }: ButtonStyle = {}): string {
  return cn(
    'relative inline-flex items-center justify-center rounded-control font-medium whitespace-nowrap',
    'transition-colors duration-150 select-none disabled:cursor-default disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
  )
}

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Disables at once; shows its mark only when the work takes long. */
  isPending?: boolean
}

export function Button({
  variant = 'primary',
  size = 'medium',
  isPending = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isMarked = useLastingPending(isPending)
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a default
      type={type}
      disabled={disabled === true || isPending}
      aria-busy={isPending || undefined}
      className={cn(buttonClasses({ variant, size }), className)}
    >
      <PendingMark isShown={isMarked}>{children}</PendingMark>
    </button>
  )
}

/** The mark lies over the label, which keeps its room: the button's width never changes. */
function PendingMark({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <>
      <span className={cn('inline-flex items-center gap-[inherit]', isShown && 'opacity-0')}>
        {children}
      </span>
      {isShown && (
        <span
          aria-hidden="true"
          className="absolute size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
    </>
  )
}

interface ButtonLinkProps extends ButtonStyle, LinkProps {}

export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClasses({ variant, size }), className)} />
}
