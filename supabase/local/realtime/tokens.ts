/** Reads api keys and access tokens into claims, with the real service's words for each refusal. */
import { isJsonObject, type JsonObject } from './json-object'

export interface TokenSettings {
  /** Checks signature and expiry of a JWT; throws otherwise. */
  verifyToken(token: string): Promise<Record<string, unknown>>
  /** Api keys, opaque or JWT, that stand for the roles anon and service_role. */
  keys: { anon: string; service: string }
}

/** `code: message` is the reason of a refused join; `message` alone answers a refused handshake. */
export class TokenRefused extends Error {
  readonly code: 'InvalidJWTToken' | 'MalformedJWT' | 'JwtSignatureError'

  constructor(code: TokenRefused['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** @throws TokenRefused */
export async function readToken(token: string, settings: TokenSettings): Promise<JsonObject> {
  if (token === settings.keys.anon) return { role: 'anon', ...unverifiedClaims(token) }
  if (token === settings.keys.service) return { role: 'service_role', ...unverifiedClaims(token) }
  const claims = unverifiedClaims(token)
  if (!claims) throw new TokenRefused('MalformedJWT', 'The token provided is not a valid JWT')
  if (typeof claims.role !== 'string' || typeof claims.exp !== 'number') {
    throw new TokenRefused('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')
  }
  checkExpiry(claims)
  try {
    return await settings.verifyToken(token)
  } catch (cause) {
    throw new TokenRefused('JwtSignatureError', 'Failed to validate JWT signature', { cause })
  }
}

/** @throws TokenRefused when the claims' time is over; keys without `exp` never expire. */
export function checkExpiry(claims: JsonObject): void {
  const left = secondsLeft(claims)
  if (left <= 0) {
    throw new TokenRefused('InvalidJWTToken', `Token has expired ${-left} seconds ago`)
  }
}

export function secondsLeft(claims: JsonObject): number {
  if (typeof claims.exp !== 'number') return Infinity
  return claims.exp - Math.floor(Date.now() / 1000)
}

function unverifiedClaims(token: string): JsonObject | null {
  const parts = token.split('.')
  if (parts.length !== 3) return null
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8'))
    return isJsonObject(claims) ? claims : null
  } catch {
    return null
  }
}
