import type { RealtimeClient } from '@supabase/realtime-js'
import { accessToken, onAuthEvent } from './auth'
import { backendUrl, publicKey } from './backend'
import { retryWithBackoff } from './retry-with-backoff'

/** The delay before a reconnect of the live channel, in milliseconds. Random, so that not all readers return at once. */
function reconnectAfter(tries: number): number {
  return Math.min(1000 * 2 ** (tries - 1), 30_000) * (0.75 + Math.random() / 2)
}

async function loadRealtime(): Promise<RealtimeClient> {
  const { RealtimeClient: Client } = await retryWithBackoff(
    () => import('@supabase/realtime-js/dist/module/index.js'),
  )
  const realtime = new Client(`${backendUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publicKey },
    accessToken,
    reconnectAfterMs: reconnectAfter,
  })
  let token: string | undefined
  onAuthEvent((event, session) => {
    const isNewToken = event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN'
    if (!isNewToken && event !== 'SIGNED_OUT') return
    if (isNewToken && token === session?.access_token) return
    token = isNewToken ? session?.access_token : undefined
    void realtime.setAuth(token ?? null)
  })
  return realtime
}

let loading: Promise<RealtimeClient> | null = null

/** The realtime client, loaded with the first call and authorised. Call this before opening a channel. */
export async function openRealtime(): Promise<RealtimeClient> {
  loading ??= loadRealtime()
  const realtime = await loading
  await realtime.setAuth()
  return realtime
}
