import { openAuth } from '@/lib/auth'
import { notify } from '@/lib/notify'

/** Signs out on this device only. False, with a message, when the server could not be reached. */
export async function signOut(): Promise<boolean> {
  try {
    const auth = await openAuth()
    const { error } = await auth.signOut({ scope: 'local' })
    if (!error) return true
  } catch {
    // The auth client's file did not load.
  }
  notify.error('Could not sign out. Please check your connection and try again.')
  return false
}
