/** Answers that are the backend's own rather than a service's, in the shapes the hosted service uses. */

export function jsonAnswer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

export function notFound(): Response {
  return jsonAnswer(404, { error: 'requested path is invalid' })
}

export function bodyTooLarge(limit: number): Response {
  const message = `The request body is larger than ${Math.round(limit / 1024 / 1024)} MB.`
  return jsonAnswer(413, { code: '413', error: 'Payload too large', message, msg: message })
}

const ALLOWED_METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS'
const EXPOSED_HEADERS = 'Content-Range, Content-Location, Preference-Applied, X-Sb-Error-Code'

/** The answer to a browser that asks whether another origin may send this request. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    },
  })
}

/** The same answer, readable by pages of other origins as the hosted service's are. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('access-control-allow-origin')) headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', EXPOSED_HEADERS)
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}
