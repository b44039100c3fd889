/** Who asks, as the access token says. */
export interface Caller {
  userId: string
  email: string
  sessionId: string
  assurance: 'aal1' | 'aal2'
}

/** Reads the claims of a checked token; null when it is nobody's session. */
export function readCaller(claims: Record<string, unknown>): Caller | null {
  const { sub, email, session_id: sessionId, aal } = claims
  if (typeof sub !== 'string' || typeof sessionId !== 'string') return null
  return {
    userId: sub,
    email: typeof email === 'string' ? email : '',
    sessionId,
    assurance: aal === 'aal2' ? 'aal2' : 'aal1',
  }
}
