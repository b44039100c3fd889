import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js'
import { authStorage } from './auth-storage'
import { backendFetch, backendUrl, publicKey } from './backend'
import { announceAuth } from './opened-auth'
import { sessionError, withSessionTimeout } from './session-timeout'
import { SESSION_KEY } from './stored-session'

/** The one auth client. Sessions persist on the device and refresh by themselves. Loaded by `openAuth`. */
export const authClient = new AuthClient({
  url: `${backendUrl}/auth/v1`,
  headers: { apikey: publicKey, Authorization: `Bearer ${publicKey}` },
  fetch: backendFetch,
  storage: authStorage,
  storageKey: SESSION_KEY,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
  flowType: 'implicit',
})

/**
 * The client waits up to half a minute for a session that cannot be renewed, and then says that there is none: a
 * person's own private prayers would vanish from the lists. Here the call fails, after SESSION_TIMEOUT.
 */
const renewSession = authClient.getSession.bind(authClient)
authClient.getSession = async () => {
  const answer = await withSessionTimeout(renewSession())
  if (isAuthRetryableFetchError(answer.error)) throw sessionError()
  return answer
}

announceAuth(authClient)
