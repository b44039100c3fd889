import type { Session } from '@supabase/auth-js'
import { authStorage } from './auth-storage'
import { backendUrl } from './backend'

/** The storage key that supabase-js uses by default. */
export const SESSION_KEY = `sb-${new URL(backendUrl).hostname.split('.')[0]}-auth-token`

/** The auth client renews a session that ends within this time, in seconds. */
const RENEWED_BEFORE_END = 90

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

/** The stored session when it holds for now as it is; null when there is none and when it must be renewed or mended. */
export function currentSession(): Session | null {
  const session = storedSession()
  // Whatever was stored there: the types of what the device keeps are a promise that nobody checked.
  const { access_token: token, expires_at: end, user }: Partial<Session> = session ?? {}
  const isWhole = typeof token === 'string' && typeof user?.id === 'string'
  const isCurrent = typeof end === 'number' && end - Date.now() / 1000 > RENEWED_BEFORE_END
  return isWhole && isCurrent ? session : null
}
