/** What all connections of one realtime server share. */
import type { Presence } from './presence'
import type { Subscriptions } from './subscriptions'
import type { TokenSettings } from './tokens'
import type { TopicHub } from './topic-hub'

export interface RealtimeServices {
  hub: TopicHub
  presence: Presence
  subscriptions: Subscriptions
  tokens: TokenSettings
  log(line: string): void
}
