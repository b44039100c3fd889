import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { TranslateButton } from './translate-button'
import type { TranslatorProps } from './translator'

const Translator = lazyWithTimeout(async () => ({
  default: (await import('./translator')).Translator,
}))

interface TranslateControlProps extends TranslatorProps {
  /** Shows its languages at once, without a first press. */
  startsOpen?: boolean
}

/** A button; what it does is loaded when it is pressed. */
export function TranslateControl({ startsOpen = false, ...props }: TranslateControlProps) {
  const [isWanted, setIsWanted] = useState(startsOpen)
  if (!isWanted) return <TranslateButton onClick={() => setIsWanted(true)} />
  return (
    <Suspense fallback={<TranslateButton />}>
      <Translator {...props} />
    </Suspense>
  )
}
