import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { MadePrayer } from './made-prayer'

type Direction = 'Previous' | 'Next'

interface VariantNavigationProps {
  made: MadePrayer
  /** Of its sitting, oldest first. */
  variants: readonly MadePrayer[]
  /** The button that led here: it has the focus again on the page that it opened. */
  arrivedBy: Direction | null
  onShow: (made: MadePrayer, direction: Direction) => void
}

const ICONS = { Previous: ChevronLeft, Next: ChevronRight }

/** Previous and next variant of a sitting. Showing one stores nothing. */
export function VariantNavigation({ made, variants, arrivedBy, onShow }: VariantNavigationProps) {
  const at = variants.findIndex(({ key }) => key === made.key)
  const navigation = useRef<HTMLElement>(null)
  useEffect(() => {
    // After the heading, which has the focus when a page opens.
    queueMicrotask(() =>
      navigation.current
        ?.querySelector<HTMLElement>('[data-arrived-by]')
        ?.focus({ preventScroll: true }),
    )
  }, [])
  if (variants.length < 2) return null

  const button = (direction: Direction, to: MadePrayer | undefined) => {
    const Icon = ICONS[direction]
    return (
      <Button
        variant="quiet"
        aria-keyshortcuts={direction === 'Next' ? 'j' : 'k'}
        // At the end it keeps the focus of whoever came to it.
        aria-disabled={!to}
        data-arrived-by={direction === arrivedBy || undefined}
        className="aria-disabled:cursor-default aria-disabled:opacity-55"
        onClick={() => to && onShow(to, direction)}
      >
        {direction === 'Previous' && <Icon aria-hidden="true" size={17} />}
        {direction}
        {direction === 'Next' && <Icon aria-hidden="true" size={17} />}
      </Button>
    )
  }

  return (
    <nav
      ref={navigation}
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
