/** Remembers who is present in which topic, and says what a change of that means to the others. */
import type { JsonObject } from './json-object'

export type PresenceList = Record<string, { metas: JsonObject[] }>

export interface PresenceDiff {
  joins: PresenceList
  leaves: PresenceList
}

export interface Presence {
  /** Null when the payload is the one already tracked. An owner has one key in one topic. */
  track(topic: string, key: string, owner: object, payload: JsonObject): PresenceDiff | null
  /** Null when the owner was not tracked. */
  untrack(topic: string, key: string, owner: object): PresenceDiff | null
  state(topic: string): PresenceList
}

export function createPresence(): Presence {
  const topics = new Map<string, Map<string, Map<object, JsonObject>>>()
  let references = 0

  function ownersOf(topic: string, key: string): Map<object, JsonObject> {
    const keys = topics.get(topic) ?? new Map<string, Map<object, JsonObject>>()
    topics.set(topic, keys)
    const owners = keys.get(key) ?? new Map<object, JsonObject>()
    keys.set(key, owners)
    return owners
  }

  return {
    track(topic, key, owner, payload) {
      const owners = ownersOf(topic, key)
      const previous = owners.get(owner)
      if (previous && sameContent(previous, payload)) return null
      const reference = { phx_ref: `orison-${++references}` }
      // phx_ref_prev lets clients replace the old meta instead of dropping and adding it.
      const meta = previous
        ? { ...payload, ...reference, phx_ref_prev: previous.phx_ref }
        : { ...payload, ...reference }
      owners.set(owner, meta)
      return { joins: listOf(key, [meta]), leaves: previous ? listOf(key, [previous]) : {} }
    },
    untrack(topic, key, owner) {
      const keys = topics.get(topic)
      const owners = keys?.get(key)
      const meta = owners?.get(owner)
      if (!keys || !owners || !meta) return null
      owners.delete(owner)
      if (owners.size === 0) keys.delete(key)
      if (keys.size === 0) topics.delete(topic)
      return { joins: {}, leaves: listOf(key, [meta]) }
    },
    state(topic) {
      const keys = [...(topics.get(topic) ?? [])]
      return Object.fromEntries(keys.map(([key, owners]) => [key, { metas: [...owners.values()] }]))
    },
  }
}

function listOf(key: string, metas: JsonObject[]): PresenceList {
  return Object.fromEntries([[key, { metas }]])
}

function sameContent(meta: JsonObject, payload: JsonObject): boolean {
  const { phx_ref: _ref, phx_ref_prev: _previous, ...content } = meta
  return JSON.stringify(content) === JSON.stringify(payload)
}
