import { Suspense, useState } from 'react'
import { lazyPart } from '@/lib/lazy-part'
import { TranslateButton } from './translate-button'
import type { TranslatorProps } from './translator'

const Translator = lazyPart(async () => ({
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
