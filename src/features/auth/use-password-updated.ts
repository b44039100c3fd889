import { useEffect, useEffectEvent } from 'react'
import { supabase } from '@/lib/supabase'

/** Calls back when the account was changed by the form, which then shows its sign-in view again. */
export function usePasswordUpdated(onUpdated: () => void): void {
  const handleUpdated = useEffectEvent(onUpdated)
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event === 'USER_UPDATED') handleUpdated()
    })
    return () => data.subscription.unsubscribe()
  }, [])
}
