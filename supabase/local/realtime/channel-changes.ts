/** Subscribes one channel to its postgres_changes bindings and reports the outcome to its client. */
import type { ChannelLink } from './channel-link'
import { BindingError } from './bindings'
import type { JsonObject } from './json-object'
import type { RealtimeServices } from './services'
import type { SubscriptionRequest } from './subscriptions'

export interface Changes {
  /** Called at the join and again with each new token. */
  start(claims: JsonObject): void
  stop(): void
}

export function createChanges(
  link: ChannelLink,
  entries: SubscriptionRequest['entries'],
  { subscriptions, log }: RealtimeServices,
): Changes {
  const owner = {}
  let latest = 0

  async function subscribe(claims: JsonObject): Promise<void> {
    const turn = ++latest
    const isCurrent = (): boolean => turn === latest
    try {
      await subscriptions.set(owner, {
        claims,
        entries,
        isCurrent,
        deliver: (ids, data) => link.pushChange(ids, data),
      })
      if (isCurrent()) link.pushSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    } catch (error) {
      if (!isCurrent()) return
      if (!(error instanceof BindingError)) log(`realtime: a subscription failed: ${String(error)}`)
      const message = error instanceof Error ? error.message : String(error)
      // The channel stays joined, but deaf to the database.
      link.pushSystem('postgres_changes', 'error', message)
    }
  }

  return {
    start(claims) {
      if (entries.length > 0) void subscribe(claims)
    },
    stop() {
      latest++
      subscriptions.remove(owner)
    },
  }
}
