import { SignJWT, type JWTPayload } from 'jose'
import type { LocalDatabase } from '../database'
import { factorsOf, methodsOf, rememberMethod, type AuthenticationMethod } from './factor-store'

/** What lite and the hosted service answer when somebody signed in. */
export interface SessionAnswer {
  access_token: string
  refresh_token: string
  user: Record<string, unknown> & { id: string }
  [other: string]: unknown
}

/** Whether an answer of the auth service brings a session; a sign-up that waits for confirmation brings none. */
export function isSessionAnswer(answer: Record<string, unknown>): answer is SessionAnswer {
  return typeof answer['access_token'] === 'string' && typeof answer['user'] === 'object'
}

export interface Assurance {
  /** The session's answer with a token that says how sure the service is, and the person's factors. */
  assure(session: SessionAnswer, method: string | null): Promise<SessionAnswer>
  /** The same token, saying how sure the service is. */
  assureToken(token: string, method: string | null): Promise<string>
}

function claimsOf(methods: AuthenticationMethod[]): { aal: string; amr: AuthenticationMethod[] } {
  return { aal: methods.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1', amr: methods }
}

/**
 * Adds what lite leaves out of its tokens: `aal`, `amr` and the person's metadata, as the hosted service has them.
 * A session is aal2 once a code of an authenticator app was given in it, and stays so when it refreshes.
 */
export function createAssurance(
  database: LocalDatabase,
  jwtSecret: string,
  verifyToken: (token: string) => Promise<Record<string, unknown>>,
): Assurance {
  const key = new TextEncoder().encode(jwtSecret)
  const query: LocalDatabase['query'] = (sql, parameters) => database.query(sql, parameters)

  async function assureToken(
    token: string,
    method: string | null,
    user?: SessionAnswer['user'],
  ): Promise<string> {
    const claims: JWTPayload = await verifyToken(token)
    const sessionId = String(claims['session_id'])
    if (method !== null) await rememberMethod(query, sessionId, method)
    const methods = await methodsOf(query, sessionId)
    return new SignJWT({
      ...claims,
      ...claimsOf(methods),
      is_anonymous: false,
      ...(user && { app_metadata: user['app_metadata'], user_metadata: user['user_metadata'] }),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key)
  }

  return {
    assureToken: (token, method) => assureToken(token, method),
    async assure(session, method) {
      const { user } = session
      return {
        ...session,
        access_token: await assureToken(session.access_token, method, user),
        user: { ...user, factors: await factorsOf(query, user.id) },
      }
    },
  }
}
