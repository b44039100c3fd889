import { BookHeart } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ShownPrayer } from '../prayer'
import { usePrayerViewer } from '../prayer-viewer'
import type { DrawActions } from './prayer-action'

interface KeepActionProps {
  prayer: ShownPrayer
  children: DrawActions
}

/** Asks where in the viewer's book a prayer belongs; none for a prayer that has no row yet. */
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
