import { jwtVerify } from 'jose'

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
