import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { useSession } from '@/features/auth/session'
import { PageFallback } from './page-fallback'

/** What the login page finds in the navigation state: where to return to. */
interface ReturnState {
  from: string
}

/** Shows the pages inside it to signed-in people; others go to the login page, which brings them back. */
export function RequireSession() {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'loading') return <PageFallback />
  if (status === 'signed-in') return <Outlet />
  const state: ReturnState = { from: pathname + search }
  return <Navigate to={addresses.login} replace state={state} />
}
