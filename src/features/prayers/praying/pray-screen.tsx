import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/class-names'
import type { Ground } from './praying-settings'

interface PrayScreenProps {
  /** Null: as the rest of the site. */
  ground: Ground | null
  onLeave: () => void
  title?: string
  /** Beside the title, at the end of the line. */
  tools?: ReactNode
  children: ReactNode
}

const SCHEMES: Record<Ground, string> = { light: 'scheme-light', dark: 'scheme-dark' }

/** The whole screen for one prayer. The way out is always in view. */
export function PrayScreen({ ground, onLeave, title, tools, children }: PrayScreenProps) {
  return (
    <div
      data-theme={ground ?? undefined}
      className={cn(
        'relative flex h-dvh flex-col overflow-hidden bg-ground text-ink transition-colors duration-200',
        ground && SCHEMES[ground],
      )}
    >
      <header className="flex items-center gap-1 px-2 pt-2 sm:px-5 sm:pt-4">
        <Button
          variant="quiet"
          className="min-w-11 px-2.5! sm:px-4!"
          aria-keyshortcuts="Escape"
          onClick={onLeave}
        >
          <X aria-hidden="true" size={19} />
          <span className="max-sm:sr-only">Leave</span>
        </Button>
        <h1
          dir="auto"
          className="min-w-0 flex-1 truncate text-center font-sans text-sm font-normal tracking-normal text-ink-soft"
        >
          {title}
        </h1>
        {tools}
      </header>
      {children}
    </div>
  )
}
