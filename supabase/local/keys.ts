import { jwtVerify } from 'jose'

/**
 * The public key of every embedded backend, as a hosted project's publishable key: it names the
 * role `anon` and opens nothing that row-level security does not.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_orison_local_backend'

/** Secrets of one data folder; never leave this machine. */
export interface Secrets {
  jwtSecret: string
  /** Key of the role `service_role`, which passes row-level security. */
  serviceKey: string
}

/**
 * Makes the check of access tokens.
 * @returns a function that gives a token's claims, or throws when it is forged, expired or malformed.
 */
export function createTokenCheck(
  jwtSecret: string,
): (token: string) => Promise<Record<string, unknown>> {
  const key = new TextEncoder().encode(jwtSecret)
  return async (token) => (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload
}
