import { useEffect, useState } from 'react'

/** Work shorter than this shows no mark at all, so that fast answers never flash. In milliseconds. */
const SHOWS_AFTER = 400

/** True once `isPending` has lasted; false again at once when it ends. */
export function useLastingPending(isPending: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setHasLasted(true), SHOWS_AFTER)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isPending])
  return isPending && hasLasted
}
