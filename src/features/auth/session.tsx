import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useReducer,
  useRef,
  type ReactNode,
} from 'react'
import { addresses } from '@/catalogue/addresses'
import { knownSession, onAuthEvent, openAuthWhenExpected } from '@/lib/auth'
import { SESSION_TIMEOUT } from '@/lib/session-timeout'
import { storedSession } from '@/lib/stored-session'
import { useHydrated } from '@/lib/use-hydrated'
import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { readAuthLink } from './auth-link'
import { authViewSearch } from './auth-view'
import { LOADING_SESSION, nextSessionState, type SessionState } from './session-state'

/**
 * Read when the app starts: the client removes the hash when it has used it, and it announces a session before it
 * announces that the session is for choosing a new password.
 */
const arrival = readAuthLink(import.meta.env.SSR ? '' : window.location.hash)

const SessionContext = createContext<SessionState>(LOADING_SESSION)

function reduce(state: SessionState, [event, session]: [AuthChangeEvent, Session | null]) {
  return nextSessionState(state, event, session)
}

/** Who is looking as the app starts: what the device keeps is enough to know it, unless it must be renewed. */
function startState(isHydrated: boolean): SessionState {
  const start = { ...LOADING_SESSION, isRecovering: arrival.isRecovery }
  // A pre-rendered page was rendered for nobody in particular, and is hydrated as it is.
  const known = isHydrated ? knownSession() : undefined
  return known === undefined ? start : nextSessionState(start, 'INITIAL_SESSION', known)
}

/** Knows who is signed in. Stands once around the whole app, inside the query client's provider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, useHydrated(), startState)

  useEffect(() => {
    const known = knownSession()
    // Not at once: all that is not hydrated yet would be, in one task. The page looks right meanwhile.
    if (known !== undefined) startTransition(() => dispatch(['INITIAL_SESSION', known]))
  }, [])

  useEffect(() => {
    // Nothing here may wait for the client: it holds its lock until every listener has returned.
    const stopListening = onAuthEvent((event, told) => {
      // The client reports no session when an expired one cannot be renewed. It is still stored.
      const session = told ?? (event === 'INITIAL_SESSION' ? storedSession() : null)
      clearTimeout(late)
      dispatch([event, session])
      const isElsewhere = window.location.pathname !== addresses.login
      if (event === 'PASSWORD_RECOVERY' && isElsewhere)
        window.location.assign(addresses.login + authViewSearch('update_password'))
    })
    // A renewal may take half a minute. Until then the page shows the stored session; its requests may fail.
    const late = setTimeout(() => dispatch(['INITIAL_SESSION', storedSession()]), SESSION_TIMEOUT)
    const stopWatching = openAuthWhenExpected()
    return () => {
      clearTimeout(late)
      stopListening()
      stopWatching()
    }
  }, [])

  useForgetOnSignOut(state)
  return <SessionContext value={state}>{children}</SessionContext>
}

/**
 * Any cached list may hold the viewer's private prayers: the cache is emptied when they sign out. Signing in only
 * refetches, so that the screen keeps its content until the new answers come.
 */
function useForgetOnSignOut({ status, user }: SessionState) {
  const queryClient = useQueryClient()
  const viewerBefore = useRef<string | null | undefined>(undefined)
  const viewerId = user?.id ?? null

  useEffect(() => {
    if (status === 'loading') return
    const before = viewerBefore.current
    viewerBefore.current = viewerId
    if (before === undefined || before === viewerId) return
    if (before === null) {
      void queryClient.invalidateQueries()
      return
    }
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.resetQueries()
  }, [queryClient, status, viewerId])
}

/** Who is looking. `loading` lasts only until the stored session has been read. */
export function useSession(): SessionState {
  return use(SessionContext)
}

/** What the e-mail link that opened the app said when it failed; null when there was none or it worked. */
export function failedLinkMessage(): string | null {
  return arrival.errorMessage
}
