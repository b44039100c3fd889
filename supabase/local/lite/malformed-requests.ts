/**
 * Symptoms: lite answers 500 to a path with a broken percent escape, reads for any HTTP method, takes
 * `select=((` for "everything", and asks for a token (401) on auth paths that do not exist.
 * Each line can go when lite answers as PostgREST and GoTrue do.
 */
import { jsonAnswer, notFound } from '../answers'

const REST_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
const AUTH_PATHS =
  /^\/auth\/v1\/(?:signup|token|otp|magiclink|verify|recover|resend|logout|user|reauthenticate|health|settings|authorize|callback|factors|admin|sso|invite|\.well-known)(?:\/|$)/

/** The answer to a request that lite would misread, or null. */
export function refuseMalformed(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  try {
    decodeURIComponent(pathname)
  } catch {
    return restProblem(400, 'PGRST125', 'Invalid path specified in request URL')
  }
  if (pathname.startsWith('/auth/v1')) return AUTH_PATHS.test(pathname) ? null : notFound()
  if (!pathname.startsWith('/rest/v1')) return null
  if (!REST_METHODS.includes(request.method)) {
    return restProblem(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`)
  }
  const select = searchParams.get('select') ?? ''
  if (!isBalanced(select)) {
    return restProblem(400, 'PGRST100', `"failed to parse select parameter (${select})"`)
  }
  return null
}

function restProblem(status: number, code: string, message: string): Response {
  return jsonAnswer(status, { code, details: null, hint: null, message })
}

function isBalanced(select: string): boolean {
  let depth = 0
  // What stands in quotes is a name.
  for (const character of select.replaceAll(/"[^"]*"/g, '')) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
