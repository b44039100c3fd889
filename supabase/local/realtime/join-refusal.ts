/** Says why a channel may not be joined, in the real service's words. */
import type { JoinConfig } from './join-config'

const PREFIX = 'realtime:'
const MOST_CHANNELS = 100

/** The reason, or null. `joined` counts the other channels of the connection. */
export function refuseJoin(topic: string, config: JoinConfig, joined: number): string | null {
  if (!topic.startsWith(PREFIX)) return 'unmatched topic'
  const name = topic.slice(PREFIX.length)
  if (name === '') return 'TopicNameRequired: You must provide a topic name'
  if (joined >= MOST_CHANNELS) return 'ChannelRateLimitReached: Too many channels'
  if (config.private) {
    // What a project answers that has no policy on realtime.messages: the app uses public channels only.
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`
  }
  return null
}
