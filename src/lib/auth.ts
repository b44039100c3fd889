import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js'
import { publicKey } from './backend'
import { withFileTimeout } from './lazy-component'
import { isAuthOpen, openedAuth } from './opened-auth'
import { retryWithBackoff } from './retry-with-backoff'
import { withSessionTimeout } from './session-timeout'
import { currentSession, storedSession } from './stored-session'

type Auth = InstanceType<typeof AuthClient>

/** Read when the app starts: the auth client removes the hash when it has used it. */
const isSessionInAddress = /[#&]access_token=/.test(globalThis.location?.hash ?? '')

/**
 * The auth client. Its file (21 kB gzip) is loaded with the first call: visitors read without it. Rejects when the
 * file does not load in time.
 */
export async function openAuth(): Promise<Auth> {
  const { authClient } = await withFileTimeout(import('./auth-client'))
  return authClient
}

/** True when somebody may be signed in: the auth client is in use, or a session is stored or stands in the address. */
export function isSessionExpected(): boolean {
  return isAuthOpen() || isSessionInAddress || storedSession() !== null
}

/**
 * The session that is known without asking anybody: null when nobody is signed in, undefined when only the auth client
 * can tell, because a stored session must be renewed or one stands in the address.
 */
export function knownSession(): Session | null | undefined {
  if (!isSessionExpected()) return null
  return isSessionInAddress ? undefined : (currentSession() ?? undefined)
}

/**
 * The session of whoever is signed in; null for a visitor. Rejects with an AbortError when an expired session cannot be
 * renewed in time.
 */
export async function readSession(): Promise<Session | null> {
  const known = isAuthOpen() ? undefined : knownSession()
  if (known !== undefined) return known
  const { data } = await withSessionTimeout(openAuth().then((auth) => auth.getSession()))
  return data.session
}

/** The token for requests in the name of whoever looks at the page. Rejects as `readSession` does. */
export async function accessToken(): Promise<string> {
  return (await readSession())?.access_token ?? publicKey
}

/** Calls back with every auth event from when the auth client is loaded. Returns the function that ends it. */
export function onAuthEvent(
  listener: (event: AuthChangeEvent, session: Session | null) => void,
): () => void {
  let stop = () => {}
  let isOver = false
  const listen = async () => {
    const auth = await openedAuth
    if (isOver) return
    const { data } = auth.onAuthStateChange(listener)
    stop = () => data.subscription.unsubscribe()
  }
  void listen()
  return () => {
    isOver = true
    stop()
  }
}

/**
 * Loads the auth client when a session is expected, also once another tab has signed in. A page that was asleep then
 * is told nothing, so it looks when it is shown. Returns the function that ends it.
 */
export function openAuthWhenExpected(): () => void {
  const stop = () => {
    window.removeEventListener('storage', openIfExpected)
    document.removeEventListener('visibilitychange', openIfExpected)
  }
  const openIfExpected = () => {
    if (!isSessionExpected()) return
    stop()
    void retryWithBackoff(openAuth)
  }
  window.addEventListener('storage', openIfExpected)
  document.addEventListener('visibilitychange', openIfExpected)
  openIfExpected()
  return stop
}
