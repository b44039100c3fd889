import type { FunctionsClient } from '@supabase/functions-js'
import { backendUrl } from './backend'
import { viewerFetch } from './viewer-fetch'

/** The client of the edge functions; its file is loaded with the first call. */
export async function openFunctions(): Promise<FunctionsClient> {
  const { FunctionsClient: Client } = await import('@supabase/functions-js/dist/module/index.js')
  return new Client(`${backendUrl}/functions/v1`, { customFetch: viewerFetch })
}
