/** Knows the members of each topic and passes messages between them. */
import type { Broadcast } from './broadcast-frames'
import type { PresenceDiff } from './presence'

export interface TopicMember {
  receiveBroadcast(broadcast: Broadcast): void
  receivePresence(diff: PresenceDiff): void
}

export interface TopicHub {
  join(topic: string, member: TopicMember): void
  leave(topic: string, member: TopicMember): void
  members(topic: string): TopicMember[]
}

/** Topics are names with their `realtime:` prefix. */
export function createTopicHub(): TopicHub {
  const topics = new Map<string, Set<TopicMember>>()
  return {
    join(topic, member) {
      const members = topics.get(topic) ?? new Set<TopicMember>()
      topics.set(topic, members.add(member))
    },
    leave(topic, member) {
      const members = topics.get(topic)
      members?.delete(member)
      if (members?.size === 0) topics.delete(topic)
    },
    members: (topic) => [...(topics.get(topic) ?? [])],
  }
}
