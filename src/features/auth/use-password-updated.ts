import { useEffect, useEffectEvent } from 'react'
import { onAuthEvent } from '@/lib/auth'

/** Calls back when the account was changed by the form, which then shows its sign-in view again. */
export function usePasswordUpdated(onUpdated: () => void): void {
  const handleUpdated = useEffectEvent(onUpdated)
  useEffect(() => {
    return onAuthEvent((event) => {
      if (event === 'USER_UPDATED') handleUpdated()
    })
  }, [])
}
