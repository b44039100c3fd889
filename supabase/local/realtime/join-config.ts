/** Reads the payload of phx_join: tolerant like the real service (string booleans, null entries). */
import { randomUUID } from 'node:crypto'
import { isJsonObject, type JsonObject } from './json-object'

export interface JoinConfig {
  self: boolean
  ack: boolean
  replicationReady: boolean
  presenceKey: string
  presenceEnabled: boolean
  private: boolean
  /** The bindings exactly as sent: the reply must echo them. */
  bindings: JsonObject[]
  accessToken: string | null
}

export function readJoinConfig(payload: unknown): JoinConfig {
  const join = objectOr(payload)
  const config = objectOr(join.config)
  const broadcast = objectOr(config.broadcast)
  const presence = objectOr(config.presence)
  const changes: unknown[] = Array.isArray(config.postgres_changes) ? config.postgres_changes : []
  const key = presence.key
  return {
    self: flag(broadcast.self),
    ack: flag(broadcast.ack),
    replicationReady: flag(broadcast.replication_ready),
    presenceKey: typeof key === 'string' && key !== '' ? key : randomUUID(),
    presenceEnabled: flag(presence.enabled),
    private: flag(config.private),
    bindings: changes.filter(isJsonObject),
    accessToken: readAccessToken(join),
  }
}

/** Null when there is none, or when it is an opaque key (`sb_…`), which is never a user's token. */
export function readAccessToken(payload: unknown): string | null {
  const { access_token: current, user_token: legacy } = objectOr(payload)
  const token = current ?? legacy
  return typeof token === 'string' && token !== '' && !token.startsWith('sb_') ? token : null
}

function objectOr(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

function flag(value: unknown): boolean {
  return value === true || value === 'true'
}
