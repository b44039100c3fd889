/** The way from a channel to its client: every message carries the channel's topic. */
import { encodeFrame, frameAround, type Frame, type ProtocolVersion } from './frames'

export interface ChannelLink {
  readonly topic: string
  readonly joinRef: string | null
  /** The reference that the reply to the join must carry. */
  readonly joinReply: string | null
  /** A change of the database as JSON text, for the bindings of these ids. */
  pushChange(ids: number[], data: string): void
  pushSystem(
    extension: 'system' | 'postgres_changes',
    status: 'ok' | 'error',
    message: string,
  ): void
  reply(ref: string | null, status: 'ok' | 'error', response: unknown): void
  /** Sends `phx_close` and forgets the channel. */
  close(): void
}

export interface LinkSettings {
  version: ProtocolVersion
  send(data: string): void
  forget(): void
}

export function createLink(join: Frame, { version, send, forget }: LinkSettings): ChannelLink {
  const { topic, joinRef } = join
  const write = (event: string, payload: unknown, ref: string | null) =>
    send(encodeFrame({ joinRef, ref, topic, event, payload }, version))
  const link: ChannelLink = {
    topic,
    joinRef,
    joinReply: join.ref,
    pushChange: (ids, data) => {
      const head = { joinRef: null, ref: null, topic, event: 'postgres_changes' }
      send(frameAround(`{"ids":${JSON.stringify(ids)},"data":${data}}`, head, version))
    },
    pushSystem: (extension, status, message) => {
      const channel = topic.slice('realtime:'.length)
      write('system', { extension, status, message, channel }, null)
    },
    reply: (ref, status, response) => write('phx_reply', { status, response }, ref),
    close: () => {
      write('phx_close', {}, joinRef)
      forget()
    },
  }
  return link
}
