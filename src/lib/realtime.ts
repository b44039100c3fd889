import { RealtimeClient as DeferredClient } from './deferred/realtime-js'
import { supabase } from './supabase'

/** The client with its live part loaded and told who the viewer is; ask for it before opening a channel. */
export async function openRealtime(): Promise<typeof supabase> {
  const deferred: unknown = supabase.realtime
  if (deferred instanceof DeferredClient) {
    const { RealtimeClient } = await import('@supabase/realtime-js/dist/module/index.js')
    // Two callers may have waited for the same file: the first one's client stays.
    const current: unknown = supabase.realtime
    if (current instanceof DeferredClient)
      supabase.realtime = new RealtimeClient(deferred.endpoint, deferred.options)
  }
  await supabase.realtime.setAuth()
  return supabase
}
