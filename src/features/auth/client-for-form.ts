import { supabase } from '@/lib/supabase'
import { withReadableErrors } from './readable-auth'

const readableAuth = withReadableErrors(supabase.auth)

/** The app's client, its auth calls answering with readable errors. */
export const clientForForm: typeof supabase = new Proxy(supabase, {
  get: (client, name) => (name === 'auth' ? readableAuth : Reflect.get(client, name)),
})
