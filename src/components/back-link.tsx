import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'

export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      data-print="no"
      className="-ms-1 inline-flex min-h-8 items-center gap-1.5 px-1 text-sm text-ink-soft hover:text-accent max-md:min-h-11"
    >
      <ArrowLeft aria-hidden="true" size={16} />
      {children}
    </Link>
  )
}
