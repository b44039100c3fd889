import { Suspense, useState } from 'react'
import { lazyWithRetry } from '@/lib/lazy-component'

// By the file that home loads in any case: the first route names no further ones.
const MyTraditionsDialog = lazyWithRetry(async () => (await import('./show-today')).loadDialog())

/** Opens the choice of the traditions that the prayer of the day follows. */
export function MyTraditionsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-11 rounded-control text-ink-soft underline-offset-4 hover:text-accent hover:underline"
      >
        Your traditions
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MyTraditionsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
