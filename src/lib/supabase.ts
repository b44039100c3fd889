import { createClient } from '@supabase/supabase-js'
import type { Database } from './database.types'

/** Without an address of its own the backend answers on the page's origin. */
export const backendUrl = import.meta.env.VITE_SUPABASE_URL || window.location.origin

/** The one client. Sessions persist on the device and refresh by themselves. */
export const supabase = createClient<Database>(backendUrl, import.meta.env.VITE_SUPABASE_ANON_KEY, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
})
