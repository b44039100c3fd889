import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'

interface LinkTileProps {
  to: string
  title: ReactNode
  description?: ReactNode
  icon?: LucideIcon
}

/** One choice of a page of choices: the whole tile is the link. */
export function LinkTile({ to, title, description, icon: Icon }: LinkTileProps) {
  return (
    <li>
      <Link
        to={to}
        className={cn(
          'group flex h-full gap-3.5 rounded-card border border-line bg-surface px-4',
          'transition-colors duration-150 hover:border-accent',
          Icon ? 'items-start py-4' : 'items-center py-3',
        )}
      >
        {Icon && <Icon aria-hidden="true" size={20} className="mt-1 shrink-0 text-lamp" />}
        <span className="min-w-0">
          <span className="block font-prayer text-[1.0625rem] font-semibold group-hover:text-accent">
            {title}
          </span>
          {description && (
            <span className="mt-1 block text-[0.9375rem] text-ink-soft">{description}</span>
          )}
        </span>
      </Link>
    </li>
  )
}

interface TileGridProps {
  /** Wide tiles carry a description and stand three to a row; narrow ones carry a name only. */
  size?: 'wide' | 'narrow'
  children: ReactNode
}

export function TileGrid({ size = 'wide', children }: TileGridProps) {
  return (
    <ul
      className={cn(
        'grid gap-3',
        size === 'wide'
          ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))]',
      )}
    >
      {children}
    </ul>
  )
}
