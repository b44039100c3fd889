import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'

/** Signs out on this device only. False, with a message, when the server could not be reached. */
export async function signOut(): Promise<boolean> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (error) notify.error('Could not sign out. Please check your connection and try again.')
  return !error
}
