/** What all connections of one realtime server share. */
import type { Subscriptions } from './subscriptions'
import type { TokenSettings } from './tokens'

export interface RealtimeServices {
  subscriptions: Subscriptions
  tokens: TokenSettings
  log(line: string): void
}
