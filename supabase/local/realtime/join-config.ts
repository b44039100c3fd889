/** Reads the payload of phx_join: tolerant like the real service (string booleans, null entries). */
import { isJsonObject, type JsonObject } from './json-object'

export interface JoinConfig {
  private: boolean
  /** The bindings exactly as sent: the reply must echo them. */
  bindings: JsonObject[]
  accessToken: string | null
}

export function readJoinConfig(payload: unknown): JoinConfig {
  const join = objectOr(payload)
  const config = objectOr(join.config)
  const changes: unknown[] = Array.isArray(config.postgres_changes) ? config.postgres_changes : []
  return {
    private: config.private === true || config.private === 'true',
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
