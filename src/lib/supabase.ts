import { PostgrestClient } from '@supabase/postgrest-js'
import { backendUrl } from './backend'
import type { Database } from './database.types'
import { viewerFetch } from './viewer-fetch'

/**
 * The one client of the REST interface: all that reading needs. `openAuth`, `openRealtime`, `openStorage` and
 * `openFunctions` load the other parts of Supabase when something asks for them.
 */
export const supabase = new PostgrestClient<Database>(`${backendUrl}/rest/v1`, {
  fetch: viewerFetch,
})
