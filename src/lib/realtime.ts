import type { RealtimeClient as DeferredClient } from './deferred/realtime-js'
import { retryWithBackoff } from './retry-with-backoff'
import { supabase } from './supabase'

/** Checks a property, not the class: the development server bundles a second copy of the placeholder into supabase-js. */
function isDeferred(client: unknown): client is DeferredClient {
  return typeof client === 'object' && client !== null && 'isDeferred' in client
}

/** The client with its realtime part loaded and authorised. Call this before opening a channel. */
export async function openRealtime(): Promise<typeof supabase> {
  const deferred: unknown = supabase.realtime
  if (isDeferred(deferred)) {
    const { RealtimeClient } = await retryWithBackoff(
      () => import('@supabase/realtime-js/dist/module/index.js'),
    )
    // Another caller may have waited for the same file: the first client stays.
    const current: unknown = supabase.realtime
    if (isDeferred(current))
      supabase.realtime = new RealtimeClient(deferred.endpoint, deferred.options)
  }
  await supabase.realtime.setAuth()
  return supabase
}
