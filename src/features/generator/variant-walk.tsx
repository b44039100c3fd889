import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { MadePrayer } from './made-prayer'

type Way = 'Previous' | 'Next'

interface VariantWalkProps {
  made: MadePrayer
  /** Of its sitting, oldest first. */
  variants: readonly MadePrayer[]
  /** The way that led here: its button has the focus again on the page that it opened. */
  cameBy: Way | null
  onWalk: (made: MadePrayer, way: Way) => void
}

const ICONS = { Previous: ChevronLeft, Next: ChevronRight }

/** Previous and next variant of a sitting. Nothing is stored by walking. */
export function VariantWalk({ made, variants, cameBy, onWalk }: VariantWalkProps) {
  const at = variants.findIndex(({ key }) => key === made.key)
  const here = useRef<HTMLElement>(null)
  useEffect(() => {
    // After the heading, which has the focus when a page opens.
    queueMicrotask(() =>
      here.current?.querySelector<HTMLElement>('[data-came-by]')?.focus({ preventScroll: true }),
    )
  }, [])
  if (variants.length < 2) return null

  const button = (way: Way, to: MadePrayer | undefined) => {
    const Icon = ICONS[way]
    return (
      <Button
        variant="quiet"
        // At the end it keeps the focus of whoever came to it.
        aria-disabled={!to}
        data-came-by={way === cameBy || undefined}
        className="aria-disabled:cursor-default aria-disabled:opacity-55"
        onClick={() => to && onWalk(to, way)}
      >
        {way === 'Previous' && <Icon aria-hidden="true" size={17} />}
        {way}
        {way === 'Next' && <Icon aria-hidden="true" size={17} />}
      </Button>
    )
  }

  return (
    <nav
      ref={here}
      aria-label="Prayers of this sitting"
      className="flex items-center gap-1 text-sm text-ink-soft"
    >
      {button('Previous', variants[at - 1])}
      <output className="min-w-14 text-center">
        {at + 1} of {variants.length}
      </output>
      {button('Next', variants[at + 1])}
    </nav>
  )
}
