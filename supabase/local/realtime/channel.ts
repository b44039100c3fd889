/** One joined channel of one connection: its configuration, its token and what it receives. */
import { echoBindings, numberBindings } from './bindings'
import type { ChannelLink } from './channel-link'
import { createChanges } from './channel-changes'
import type { JsonObject } from './json-object'
import { readAccessToken, type JoinConfig } from './join-config'
import type { RealtimeServices } from './services'
import { watchExpiry } from './token-expiry'
import { readToken, TokenRefused } from './tokens'

/** Broadcast and presence: the app has no use for them. */
const NOT_EMULATED = 'The embedded backend knows changes of the database only'

export interface Channel {
  readonly joinRef: string | null
  receive(event: string, ref: string | null, payload: unknown): Promise<void>
  /** Stops listening; sends nothing. */
  leave(): void
}

/** The join was accepted already: answers it, then tells what the channel must know at once. */
export function openChannel(
  link: ChannelLink,
  config: JoinConfig,
  firstClaims: JsonObject,
  services: RealtimeServices,
): Channel {
  let token = config.accessToken
  let left = false
  const ids = numberBindings(config.bindings)
  const entries = config.bindings.map((entry, index) => ({ entry, id: ids[index] ?? 0 }))
  const changes = createChanges(link, entries, services)
  const expiry = watchExpiry((message) => shutDown(message))

  function leave(): void {
    left = true
    changes.stop()
    expiry.stop()
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

  link.reply(link.joinReply, 'ok', { postgres_changes: echoBindings(config.bindings) })
  expiry.restart(firstClaims)
  changes.start(firstClaims)

  return {
    joinRef: link.joinRef,
    leave,
    async receive(event, ref, payload) {
      if (event === 'access_token') await takeToken(payload)
      else link.reply(ref, 'error', { reason: NOT_EMULATED })
    },
  }
}
