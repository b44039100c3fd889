import type { ReactNode } from 'react'
import { BackLink } from './back-link'

interface PageHeaderProps {
  back?: { to: string; label: string }
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ back, title, description, actions }: PageHeaderProps) {
  return (
    <header className="pt-6 pb-8 sm:pt-10">
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-[1.875rem] sm:text-[2.375rem]">{title}</h1>
          {description && (
            <p className="mt-2 max-w-[60ch] text-[1.0625rem] text-ink-soft">{description}</p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
