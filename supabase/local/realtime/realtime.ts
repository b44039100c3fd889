/** The realtime server of the embedded backend: the hosted service's `postgres_changes` over one LocalDatabase. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { LocalDatabase } from '../database'
import { startChangeFeed } from './change-feed'
import { openConnection } from './connection'
import { fanOut } from './fan-out'
import { readHandshake, refuseUpgrade } from './handshake'
import { INSTALL_SQL } from './install.sql'
import type { RealtimeServices } from './services'
import { createSubscriptions } from './subscriptions'
import type { TokenSettings } from './tokens'
import { VISIBILITY_SQL } from './visibility.sql'

/** The hosted service closes a socket that sends more in one frame. */
const LARGEST_FRAME = 5_000_000

export interface RealtimeOptions extends TokenSettings {
  database: LocalDatabase
  log?: (line: string) => void
}

export interface Realtime {
  /** Answers an upgrade of `/realtime/v1/websocket`; every other path is refused with 404. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/**
 * Installs change capture in the database and starts listening. Call it after the migrations; a
 * table that joins the publication later is captured from the next subscription on.
 */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, verifyToken, keys, log = () => undefined } = options
  await database.exec(INSTALL_SQL)
  await database.exec(VISIBILITY_SQL)
  const services: RealtimeServices = {
    subscriptions: createSubscriptions(database, log),
    tokens: { verifyToken, keys },
    log,
  }
  const stopFeed = await startChangeFeed(
    database,
    (changes) => fanOut(database, services.subscriptions.all(), changes, log),
    log,
  )
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  })

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const onError = (error: Error): void => log(`realtime: a handshake broke: ${error.message}`)
    socket.on('error', onError)
    try {
      const { version, claims } = await readHandshake(request, services.tokens)
      socket.off('error', onError)
      server.handleUpgrade(request, socket, head, (websocket) =>
        openConnection(websocket, version, claims, services),
      )
    } catch (error) {
      refuseUpgrade(socket, error)
    }
  }

  return {
    handleUpgrade: (request, socket, head) => void upgrade(request, socket, head),
    async close() {
      for (const websocket of server.clients) websocket.terminate()
      server.close()
      await stopFeed()
    },
  }
}
