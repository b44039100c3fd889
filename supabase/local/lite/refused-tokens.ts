/**
 * Symptom: lite's REST reads a forged or expired access token as no token at all and answers as to a
 * visitor, where PostgREST answers 401: an app would show a signed-in person an empty page
 * instead of refreshing the session.
 * Can go when lite answers 401 there.
 */
import { jsonAnswer } from '../answers'

/** The refusal of a bad access token on `/rest/v1`, or null. API keys are not looked at here. */
export async function refuseBadToken(
  request: Request,
  verifyToken: (token: string) => Promise<unknown>,
): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/rest/v1')) return null
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined || token.startsWith('sb_')) return null
  try {
    await verifyToken(token)
    return null
  } catch (error) {
    const isExpired = error instanceof Error && error.name === 'JWTExpired'
    const code = isExpired ? 'PGRST303' : 'PGRST301'
    const message = isExpired ? 'JWT expired' : 'No suitable key or wrong key type'
    return jsonAnswer(401, { code, details: null, hint: null, message })
  }
}
