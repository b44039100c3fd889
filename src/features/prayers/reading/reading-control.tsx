import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { ReadingButton } from './reading-button'
import type { ReadingSettings } from './reading-settings'

const ReadingMenu = lazyWithTimeout(async () => ({
  default: (await import('./reading-menu')).ReadingMenu,
}))

interface ReadingControlProps {
  settings: ReadingSettings
  onChange: (settings: ReadingSettings) => void
}

/** The button for text size and line spacing. Its menu loads when it is opened. */
export function ReadingControl(props: ReadingControlProps) {
  const [isWanted, setWanted] = useState(false)
  const closed = <ReadingButton onClick={() => setWanted(true)} />
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <ReadingMenu {...props} />
    </Suspense>
  )
}
