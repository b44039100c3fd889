import { jsonAnswer } from '../answers'
import type { LocalDatabase } from '../database'
import { LOCAL_ANON_KEY } from '../keys'
import { createAssurance, isSessionAnswer, type SessionAnswer } from './assurance'
import { AuthRefusal } from './auth-error'
import { readCaller, type Caller } from './caller'
import { createFactorRoutes } from './factor-routes'
import { factorsOf } from './factor-store'

type Handler = (request: Request) => Promise<Response>

export interface FactorsOptions {
  /** lite, whose auth knows no second factors. */
  lite: Handler
  database: LocalDatabase
  jwtSecret: string
  verifyToken: (token: string) => Promise<Record<string, unknown>>
  /** Origin of the app. */
  publicUrl: string
}

/** What must not change while only the password was given: the ways to take an account over. */
const GUARDED_FIELDS = ['password', 'email', 'phone']

/** How a request signs somebody in, as `amr` names it; null where it only goes on. */
function methodOf(url: URL): string | null {
  if (url.pathname === '/auth/v1/signup') return 'password'
  if (url.pathname === '/auth/v1/verify')
    return url.searchParams.get('type') === 'recovery' ? 'recovery' : 'otp'
  return url.searchParams.get('grant_type') === 'password' ? 'password' : null
}

async function readJson(message: Request | Response): Promise<Record<string, unknown>> {
  const text = await message.clone().text()
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * Stands before lite's auth and adds the second factors of the hosted service: their addresses, the assurance level
 * in every token, and the list of factors in every answer about a person. Can go when lite has them.
 */
export async function createFactors(options: FactorsOptions): Promise<Handler> {
  const { lite, database, verifyToken, publicUrl } = options
  const query: LocalDatabase['query'] = (sql, given) => database.query(sql, given)
  const assurance = createAssurance(database, options.jwtSecret, verifyToken)
  const routes = createFactorRoutes({
    database,
    issuer: new URL(publicUrl).host,
    refresh: async (refreshToken) => {
      const address = `${publicUrl}/auth/v1/token?grant_type=refresh_token`
      const body = JSON.stringify({ refresh_token: refreshToken })
      const headers = { 'content-type': 'application/json', apikey: LOCAL_ANON_KEY }
      const answer = await lite(new Request(address, { method: 'POST', headers, body }))
      return assurance.assure((await answer.json()) as SessionAnswer, null)
    },
  })

  async function callerOf(request: Request): Promise<Caller | null> {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    return readCaller(await verifyToken(token).catch(() => ({})))
  }

  async function answerFactors(request: Request, path: string[]): Promise<Response> {
    const caller = await callerOf(request)
    if (!caller) return new AuthRefusal(401, 'no_authorization', 'Invalid JWT').toResponse()
    try {
      const body = await readJson(request)
      return jsonAnswer(200, await routes({ caller, method: request.method, path, body }))
    } catch (error) {
      if (error instanceof AuthRefusal) return error.toResponse()
      throw error
    }
  }

  /** Taking an account over needs the second factor once there is one. */
  async function refuseUnsureChange(request: Request): Promise<Response | null> {
    const caller = await callerOf(request)
    if (caller === null || caller.assurance === 'aal2') return null
    const changes = await readJson(request)
    if (!GUARDED_FIELDS.some((field) => field in changes)) return null
    const factors = await factorsOf(query, caller.userId)
    if (!factors.some(({ status }) => status === 'verified')) return null
    const words = 'AAL2 session is required to update email or password when MFA is enabled.'
    return new AuthRefusal(401, 'insufficient_aal', words).toResponse()
  }

  async function complete(url: URL, answer: Response): Promise<Response> {
    const location = answer.headers.get('location')
    if (location) return withAssuredRedirect(answer, location, methodOf(url))
    if (answer.status !== 200) return answer
    const body = await readJson(answer)
    const completed = isSessionAnswer(body)
      ? await assurance.assure(body, methodOf(url))
      : { ...body, factors: await factorsOf(query, String(body['id'])) }
    const headers = new Headers(answer.headers)
    headers.delete('content-length')
    return new Response(JSON.stringify(completed), { status: 200, headers })
  }

  async function withAssuredRedirect(
    answer: Response,
    location: string,
    method: string | null,
  ): Promise<Response> {
    const target = new URL(location, publicUrl)
    const fragment = new URLSearchParams(target.hash.slice(1))
    const token = fragment.get('access_token')
    if (token === null) return answer
    fragment.set('access_token', await assurance.assureToken(token, method))
    target.hash = fragment.toString()
    const headers = new Headers(answer.headers)
    headers.set('location', target.toString())
    return new Response(null, { status: answer.status, headers })
  }

  return async (request) => {
    const url = new URL(request.url)
    const factorPath = /^\/auth\/v1\/factors(?:\/(.+))?$/.exec(url.pathname)
    if (factorPath) return answerFactors(request, factorPath[1]?.split('/') ?? [])
    const isAboutUser = url.pathname === '/auth/v1/user'
    if (isAboutUser && request.method === 'PUT') {
      const refusal = await refuseUnsureChange(request)
      if (refusal) return refusal
    }
    const answer = await lite(request)
    const signsIn = /^\/auth\/v1\/(token|signup|verify)$/.test(url.pathname)
    return isAboutUser || signsIn ? complete(url, answer) : answer
  }
}
