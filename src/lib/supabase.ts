import { createClient, isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { takeEarlyAnswer } from './early-answer'
import { withTimeout } from './with-timeout'
import { createFetchWithTimeout } from './fetch-with-timeout'
import { authStorage } from './auth-storage'

/** The build, which renders pages without a browser, does not know where they will stand. */
const UNKNOWN_ORIGIN = 'http://origin.invalid'

function pageOrigin(): string {
  return import.meta.env.SSR ? UNKNOWN_ORIGIN : window.location.origin
}

/** Without an address of its own the backend answers on the page's origin. */
export const backendUrl = import.meta.env.VITE_SUPABASE_URL || pageOrigin()

/** The storage key that supabase-js uses by default. */
const SESSION_KEY = `sb-${new URL(backendUrl).hostname.split('.')[0]}-auth-token`

/** How long a request waits for an expired session to be renewed, in milliseconds. */
export const SESSION_TIMEOUT = 5000

/** The delay before a reconnect of the live channel, in milliseconds. Random, so that not all readers return at once. */
function reconnectAfter(tries: number): number {
  return Math.min(1000 * 2 ** (tries - 1), 30_000) * (0.75 + Math.random() / 2)
}

/** The one client. Sessions persist on the device and refresh by themselves. */
export const supabase = createClient<Database>(backendUrl, import.meta.env.VITE_SUPABASE_ANON_KEY, {
  auth: {
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    storage: authStorage,
    storageKey: SESSION_KEY,
  },
  global: {
    fetch: createFetchWithTimeout({
      fetch: (...request) => takeEarlyAnswer(...request) ?? fetch(...request),
      upload: async (...request) => (await import('./upload-fetch')).uploadFetch(...request),
      now: () => performance.now(),
    }),
  },
  realtime: { reconnectAfterMs: reconnectAfter },
})

/** supabase-js does not repeat a request that failed with an AbortError. */
function sessionError(): DOMException {
  return new DOMException('The session could not be renewed.', 'AbortError')
}

/**
 * supabase-js waits up to half a minute for a session that cannot be renewed, and then sends the request as a visitor:
 * a person's own private prayers would vanish from the lists. Here the request fails, after SESSION_TIMEOUT.
 */
const renewSession = supabase.auth.getSession.bind(supabase.auth)
supabase.auth.getSession = async () => {
  const answer = await withTimeout(SESSION_TIMEOUT, renewSession(), sessionError)
  if (isAuthRetryableFetchError(answer.error)) throw sessionError()
  return answer
}

/** The session as the device keeps it, expired or not; null when nobody is signed in. */
export function storedSession(): Session | null {
  try {
    const session: unknown = JSON.parse(authStorage.getItem(SESSION_KEY) ?? 'null')
    const isSession = typeof session === 'object' && session !== null && 'refresh_token' in session
    return isSession ? (session as Session) : null
  } catch {
    return null
  }
}
