import { BookHeart } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ShownPrayer } from '../prayer'
import { usePrayerViewer } from '../prayer-viewer'
import type { DrawActions } from './prayer-action'

interface KeepActionProps {
  prayer: ShownPrayer
  children: DrawActions
}

/** Puts a stored prayer into the viewer's book, which belongs to another feature. */
export function KeepAction({ prayer, children }: KeepActionProps) {
  const { book } = usePrayerViewer()
  const [isOpen, setOpen] = useState(false)
  if (!book || !('id' in prayer)) return children([])
  return (
    <>
      {children([{ name: 'Keep in my book', icon: BookHeart, run: () => setOpen(true) }])}
      <Suspense fallback={null}>
        {isOpen && <book.KeepDialog prayer={prayer} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
