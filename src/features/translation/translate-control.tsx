import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { TranslateButton } from './translate-button'
import type { TranslatorProps } from './translator'

const Translator = lazyWithTimeout(async () => ({
  default: (await import('./translator')).Translator,
}))

/** A button; what it does is loaded when it is pressed. */
export function TranslateControl(props: TranslatorProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (!isWanted) return <TranslateButton onClick={() => setIsWanted(true)} />
  return (
    <Suspense fallback={<TranslateButton />}>
      <Translator {...props} />
    </Suspense>
  )
}
