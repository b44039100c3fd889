/** One websocket: reads frames in order, answers heartbeats, opens and closes channels. */
import type { RawData, WebSocket } from 'ws'
import { openChannel, type Channel } from './channel'
import { createLink, type ChannelLink } from './channel-link'
import {
  decodeFrame,
  encodeFrame,
  MalformedFrame,
  type Frame,
  type ProtocolVersion,
} from './frames'
import { readJoinConfig } from './join-config'
import { isJsonObject, type JsonObject } from './json-object'
import { refuseJoin } from './join-refusal'
import type { RealtimeServices } from './services'
import { readToken, TokenRefused } from './tokens'

/** `keyClaims` are those of the api key: they count until a channel brings a user's token. */
export function openConnection(
  socket: WebSocket,
  version: ProtocolVersion,
  keyClaims: JsonObject,
  services: RealtimeServices,
): void {
  const channels = new Map<string, Channel>()
  let inOrder: Promise<void> = Promise.resolve()

  const send = (data: string): void => {
    if (socket.readyState === socket.OPEN) socket.send(data)
  }

  async function join(frame: Frame): Promise<void> {
    const { topic } = frame
    channels.get(topic)?.leave()
    channels.delete(topic)
    const link = createLink(frame, { version, send, forget: () => channels.delete(topic) })
    const config = readJoinConfig(frame.payload)
    const refusal = refuseJoin(topic, config, channels.size)
    if (refusal) {
      link.reply(frame.ref, 'error', { reason: refusal })
      return
    }
    try {
      const claims = config.accessToken
        ? await readToken(config.accessToken, services.tokens)
        : keyClaims
      if (socket.readyState !== socket.OPEN) return
      channels.set(topic, openChannel(link, config, claims, services))
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
      link.reply(frame.ref, 'error', { reason: `${error.code}: ${error.message}` })
    }
  }

  function leave(frame: Frame): void {
    const channel = channels.get(frame.topic)
    const link: ChannelLink = createLink(
      { ...frame, joinRef: channel?.joinRef ?? frame.joinRef },
      { version, send, forget: () => channels.delete(frame.topic) },
    )
    link.reply(frame.ref, 'ok', {})
    if (!channel) return
    channel.leave()
    link.close()
  }

  async function handle(frame: Frame): Promise<void> {
    const { joinRef, ref, topic, event, payload } = frame
    const answer = (status: string, response: unknown): void =>
      send(
        encodeFrame(
          { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } },
          version,
        ),
      )
    if (topic === 'phoenix') {
      if (event === 'heartbeat') answer('ok', {})
      return
    }
    if (event === 'phx_join') return join(frame)
    if (event === 'phx_leave') return leave(frame)
    const channel = channels.get(topic)
    if (!channel) answer('error', { reason: 'unmatched topic' })
    else await channel.receive(event, ref, isJsonObject(payload) ? payload : {})
  }

  async function read(data: RawData, isBinary: boolean): Promise<void> {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
    try {
      // Clients of 2.0.0 send broadcasts as bytes, and nothing else.
      if (isBinary) throw new MalformedFrame('not text')
      await handle(decodeFrame(bytes.toString('utf8'), version))
    } catch (error) {
      const words = error instanceof MalformedFrame ? 'a frame was dropped' : 'a message failed'
      services.log(`realtime: ${words}: ${String(error)}`)
    }
  }

  socket.on('message', (data, isBinary) => {
    // A join may wait for its token; what the client sent after it must not overtake it.
    inOrder = inOrder.then(() => read(data, isBinary))
  })
  socket.on('error', (error) => services.log(`realtime: a connection failed: ${error.message}`))
  socket.on('close', () => {
    for (const channel of channels.values()) channel.leave()
    channels.clear()
  })
}
