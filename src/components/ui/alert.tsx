import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

interface AlertProps {
  tone: 'destructive' | 'quiet'
  title?: ReactNode
  children: ReactNode
  className?: string
}

export function Alert({ tone, title, children, className }: AlertProps) {
  const isDestructive = tone === 'destructive'
  const Icon = isDestructive ? CircleAlert : Info
  return (
    <div
      role={isDestructive ? 'alert' : 'status'}
      className={cn(
        'flex gap-3 rounded-card border px-4 py-3 text-[0.9375rem]',
        isDestructive
          ? 'border-danger bg-danger-soft text-ink'
          : 'border-line bg-surface text-ink-soft',
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        size={18}
        className={cn('mt-1 shrink-0', isDestructive ? 'text-danger' : 'text-lamp')}
      />
      <div className="min-w-0">
        {title && <p className={cn('font-semibold', isDestructive && 'text-danger')}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
