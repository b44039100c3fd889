import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { jwtVerify, SignJWT } from 'jose'
import { WebSocket } from 'ws'
import type { LocalDatabase } from '../../supabase/local/database'
import { createRealtime } from '../../supabase/local/realtime/realtime'

const SECRET = new TextEncoder().encode('a secret of the tests, long enough for HS256')

export const ANON_KEY = 'sb_publishable_stage'
export const SERVICE_KEY = 'sb_secret_stage'

// Node 20 has no WebSocket of its own.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

export interface ClientSettings {
  /** Who is signed in; a function is asked again at each refresh. */
  token?: string | (() => string)
  key?: string
}

/** The realtime server alone over real HTTP, on the database given. */
export interface RealtimeStage {
  url: string
  client(settings?: ClientSettings): SupabaseClient
  /** Ends every TCP connection without a word, as a lost network does. */
  dropConnections(): void
  log: string[]
  stop(): Promise<void>
}

export async function startRealtimeStage(database: LocalDatabase): Promise<RealtimeStage> {
  const log: string[] = []
  const realtime = await createRealtime({
    database,
    verifyToken: async (token) => (await jwtVerify(token, SECRET)).payload,
    keys: { anon: ANON_KEY, service: SERVICE_KEY },
    log: (line) => log.push(line),
  })
  const sockets = new Set<Duplex>()
  const server = createServer()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', realtime.handleUpgrade)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const clients: SupabaseClient[] = []
  return {
    url,
    log,
    client({ token, key = ANON_KEY } = {}) {
      const client = createClient(url, key, {
        realtime: { reconnectAfterMs: () => 10 },
        ...(token !== undefined && {
          accessToken: () => Promise.resolve(typeof token === 'string' ? token : token()),
        }),
      })
      clients.push(client)
      return client
    },
    dropConnections() {
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const client of clients) {
        await client.removeAllChannels()
        await client.realtime.disconnect()
      }
      await realtime.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A signed-in person's token; `exp` is in seconds from now. */
export function signToken(sub: string, seconds = 3600): Promise<string> {
  return new SignJWT({ sub, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(SECRET)
}
