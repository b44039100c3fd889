import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { useSession } from '@/features/auth/session'
import { PageFallback } from './page-fallback'

/** What the login page finds in the navigation state: where to return to. */
interface ReturnState {
  from: string
}

/**
 * Shows the pages inside it to signed-in people; others go to the login page, which brings them back. Whoever signs
 * out on such a page was not sent away from it: they start at home when they sign in again.
 */
export function RequireSession() {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true)
  if (status === 'loading') return <PageFallback />
  if (status === 'signed-in') return <Outlet />
  const state: ReturnState | null = wasSignedIn ? null : { from: pathname + search }
  return <Navigate to={addresses.login} replace state={state} />
}
