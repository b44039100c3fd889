import { useEffect, useEffectEvent } from 'react'
import { waitingFor } from './made-prayer'
import { keptMadePrayers } from './made-prayer-store'
import type { SavePrayer } from './save-made-prayer'
import { useMakeMutation } from './use-make-mutation'

/**
 * Saves what waits on the device as soon as somebody is signed in, and whenever the network is back: what a visitor made,
 * what was made without a network, and what a reload interrupted. One after the other, the oldest first.
 */
export function useSaveWaiting(viewerId: string | null, save: SavePrayer): void {
  const { mutateAsync } = useMakeMutation({ viewerId, save })
  const saveWaiting = useEffectEvent(async (makerId: string) => {
    for (const { key } of waitingFor(keptMadePrayers(), makerId)) {
      try {
        // The outcome of another window may arrive here after its lock is free: the prayer would be sent twice.
        await mutateAsync({ key, whenSavedElsewhere: 'leave' })
      } catch {
        // It waits on, or is marked as failed and can be saved again on its page.
      }
    }
  })
  useEffect(() => {
    if (viewerId === null) return
    const saveNow = () => void saveWaiting(viewerId)
    saveNow()
    window.addEventListener('online', saveNow)
    return () => window.removeEventListener('online', saveNow)
  }, [viewerId])
}
