/** Presence of one channel: track, untrack, the first state, and the limit on calls. */
import type { ChannelLink } from './channel-link'
import { isJsonObject } from './json-object'
import type { JoinConfig } from './join-config'
import type { PresenceDiff } from './presence'
import type { RealtimeServices } from './services'

/** The real service's default per client. */
const MOST_CALLS = 5
const WINDOW_MS = 30_000

export interface ChannelPresence {
  enabled(): boolean
  /** Sends the present state, if the channel has presence. */
  sync(): void
  receive(ref: string | null, payload: unknown): void
  stop(): void
}

export function createChannelPresence(
  link: ChannelLink,
  config: JoinConfig,
  { hub, presence }: RealtimeServices,
  shutDown: (message: string) => void,
): ChannelPresence {
  const owner = {}
  const { topic } = link
  const key = config.presenceKey
  let enabled = config.presenceEnabled
  let windowStart = 0
  let calls = 0

  function overLimit(): boolean {
    const now = Date.now()
    if (now - windowStart > WINDOW_MS) {
      windowStart = now
      calls = 0
    }
    return ++calls > MOST_CALLS
  }

  function tell(diff: PresenceDiff | null): void {
    if (diff) for (const member of hub.members(topic)) member.receivePresence(diff)
  }

  function sync(): void {
    if (enabled) link.push('presence_state', presence.state(topic))
  }

  function track(ref: string | null, meta: unknown): void {
    if (!isJsonObject(meta)) {
      link.reply(ref, 'error', { reason: 'Presence track payload must be a map' })
      return
    }
    const diff = presence.track(topic, key, owner, meta)
    const wasEnabled = enabled
    enabled = true
    link.reply(ref, 'ok', {})
    if (!wasEnabled) sync()
    tell(diff)
  }

  return {
    enabled: () => enabled,
    sync,
    stop: () => tell(presence.untrack(topic, key, owner)),
    receive(ref, payload) {
      if (!isJsonObject(payload) || typeof payload.event !== 'string') return
      if (overLimit()) {
        shutDown('Client presence rate limit exceeded')
        return
      }
      const event = payload.event.toLowerCase()
      if (event === 'track') track(ref, payload.payload ?? {})
      else if (event === 'untrack') {
        link.reply(ref, 'ok', {})
        tell(presence.untrack(topic, key, owner))
      } else link.reply(ref, 'error', { reason: 'Unknown presence event' })
    },
  }
}
