/** One joined channel of one connection: its configuration, its token and what it receives. */
import { echoBindings, numberBindings } from './bindings'
import type { BroadcastPush } from './broadcast-frames'
import { checkBroadcast } from './broadcast-limit'
import type { ChannelLink } from './channel-link'
import { createChanges } from './channel-changes'
import { createChannelPresence } from './channel-presence'
import { isJsonObject, type JsonObject } from './json-object'
import { readAccessToken, type JoinConfig } from './join-config'
import type { RealtimeServices } from './services'
import { watchExpiry } from './token-expiry'
import { readToken, TokenRefused } from './tokens'
import type { TopicMember } from './topic-hub'

export interface Channel {
  readonly joinRef: string | null
  receive(event: string, ref: string | null, payload: unknown): Promise<void>
  broadcast(push: BroadcastPush): void
  /** Leaves every register; sends nothing. */
  leave(): void
}

/** The join was accepted already: answers it, then tells what the channel must know at once. */
export function openChannel(
  link: ChannelLink,
  config: JoinConfig,
  firstClaims: JsonObject,
  services: RealtimeServices,
): Channel {
  const { topic } = link
  let token = config.accessToken
  let left = false
  const ids = numberBindings(config.bindings)
  const entries = config.bindings.map((entry, index) => ({ entry, id: ids[index] ?? 0 }))
  const changes = createChanges(link, entries, services)
  const expiry = watchExpiry((message) => shutDown(message))
  const presence = createChannelPresence(link, config, services, (message) => shutDown(message))
  const member: TopicMember = {
    receiveBroadcast: (message) => link.pushBroadcast(message),
    receivePresence: (diff) => {
      if (presence.enabled()) link.push('presence_diff', diff)
    },
  }

  function leave(): void {
    left = true
    services.hub.leave(topic, member)
    changes.stop()
    expiry.stop()
    presence.stop()
  }

  /** `phx_close` tells the client not to join again by itself. */
  function shutDown(message: string): void {
    if (left) return
    link.pushSystem('system', 'error', message)
    leave()
    link.close()
  }

  async function takeToken(payload: unknown): Promise<void> {
    const next = readAccessToken(payload)
    if (next === null || next === token) return
    try {
      const claims = await readToken(next, services.tokens)
      if (left) return
      token = next
      expiry.restart(claims)
      changes.start(claims)
    } catch (error) {
      shutDown(error instanceof TokenRefused ? error.message : String(error))
    }
  }

  function broadcast(push: BroadcastPush): void {
    const refusal = checkBroadcast(push)
    if (refusal === null) {
      for (const other of services.hub.members(topic)) {
        if (other !== member || config.self) other.receiveBroadcast(push)
      }
    }
    if (!config.ack) return
    if (refusal === null) link.reply(push.ref, 'ok', {})
    else link.reply(push.ref, 'error', { reason: refusal })
  }

  function receiveTextBroadcast(ref: string | null, payload: unknown): void {
    if (!isJsonObject(payload) || typeof payload.event !== 'string') return
    const body = { kind: 'json' as const, value: payload.payload ?? {} }
    broadcast({ joinRef: link.joinRef, ref, topic, event: payload.event, body })
  }

  services.hub.join(topic, member)
  link.reply(link.joinReply, 'ok', { postgres_changes: echoBindings(config.bindings) })
  presence.sync()
  expiry.restart(firstClaims)
  changes.start(firstClaims)
  if (config.replicationReady) {
    link.pushSystem('system', 'ok', 'Replication connection established')
  }

  return {
    joinRef: link.joinRef,
    leave,
    broadcast,
    async receive(event, ref, payload) {
      if (event === 'access_token') await takeToken(payload)
      else if (event === 'broadcast') receiveTextBroadcast(ref, payload)
      else if (event === 'presence') presence.receive(ref, payload)
    },
  }
}
