import { useEffect } from 'react'

/** Keeps the screen awake while the component is shown, on devices that can. They let go whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let hasEnded = false
    async function acquire() {
      if (document.visibilityState !== 'visible') return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (hasEnded) await acquired.release()
        else lock = acquired
      } catch {
        // The battery is low or the device forbids it: the screen sleeps as it always does.
      }
    }
    const handleVisibility = () => void acquire()
    document.addEventListener('visibilitychange', handleVisibility)
    void acquire()
    return () => {
      hasEnded = true
      document.removeEventListener('visibilitychange', handleVisibility)
      lock?.release().catch(() => undefined)
    }
  }, [])
}
