import { vi } from 'vitest'

/** A request as the backend sees it; `path` begins behind the origin and has no query. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Of JSON requests; null without one. */
  readonly body: unknown
}

/**
 * Stands in for the backend of a component: every request is answered with the JSON that `answer` gives, or with its
 * whole `Response`. Returns the requests so far. `vi.unstubAllGlobals` ends it.
 */
export function standInForBackend(
  answer: (request: SeenRequest) => unknown,
): readonly SeenRequest[] {
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const request = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: new Headers(init.headers),
      body,
    }
    seen.push(request)
    const said = await answer(request)
    return said instanceof Response ? said : Response.json(said)
  })
  return seen
}

/** A server that stumbles. */
export const brokenAnswer = () => Response.json({ message: 'down' }, { status: 500 })
