/** Accepts or refuses a websocket upgrade by its api key. */
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isForOwnHost } from '../own-host'
import type { ProtocolVersion } from './frames'
import type { JsonObject } from './json-object'
import { readToken, TokenRefused, type TokenSettings } from './tokens'

export const WEBSOCKET_PATH = '/realtime/v1/websocket'

export interface Handshake {
  version: ProtocolVersion
  claims: JsonObject
}

/** Answered as an HTTP status with `{"error": message}`. */
export class HandshakeRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** @throws HandshakeRefused */
export async function readHandshake(
  request: IncomingMessage,
  tokens: TokenSettings,
): Promise<Handshake> {
  if (!isForOwnHost(request)) throw new HandshakeRefused(403, 'Foreign host name')
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname !== WEBSOCKET_PATH) throw new HandshakeRefused(404, 'Not found')
  const header = request.headers['x-api-key']
  const key = (typeof header === 'string' && header) || url.searchParams.get('apikey')
  if (!key) throw new HandshakeRefused(401, 'API key is missing')
  const version = url.searchParams.get('vsn') ?? '1.0.0'
  if (version !== '1.0.0' && version !== '2.0.0') {
    throw new HandshakeRefused(400, `Unsupported version ${version}`)
  }
  try {
    return { version, claims: await readToken(key, tokens) }
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error
    const expired = error.message.startsWith('Token has expired')
    throw new HandshakeRefused(401, expired ? 'Token has expired' : error.message)
  }
}

export function refuseUpgrade(socket: Duplex, error: unknown): void {
  const status = error instanceof HandshakeRefused ? error.status : 500
  const message = error instanceof HandshakeRefused ? error.message : 'Internal server error'
  const body = JSON.stringify({ error: message })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'connection: close',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
