/** A request to the backend, as the built page describes it for `public/first-paint.js`. */
export interface EarlyRequest {
  /** Begins behind the backend's address, which may have a path of its own. */
  readonly address: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What `public/first-paint.js` leaves on the window: a request that it sent, and the answer to come. */
export interface EarlyAnswer extends EarlyRequest {
  readonly answer: Promise<Response>
  /** Gives the request up: it would hold one of the browser's few connections. */
  readonly abort: () => void
  /** Puts back what was rendered, where `src/app/early-prayer` has put the first cards of the answer into the page. */
  takeBackCards?: () => void
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var orisonEarlyAnswer: EarlyAnswer | undefined
}

/** An answer that nobody has taken by then is too old to be shown. In milliseconds since the page was opened. */
const KEPT_FOR = 30_000

/** The category whose list was asked for and not taken yet; null where it is something else, or nothing. */
export function earlyCategory(): string | null {
  const { body = '{}' } = globalThis.orisonEarlyAnswer ?? {}
  return (JSON.parse(body) as { category_name?: string }).category_name ?? null
}

/** The address of what `fetch` is called with. */
export function addressOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : input.toString()
}

function isSame(early: EarlyRequest, address: string, init: RequestInit): boolean {
  const headers = new Headers(init.headers)
  return (
    address.endsWith(early.address) &&
    (init.method ?? 'GET') === early.method &&
    (init.body ?? undefined) === early.body &&
    headers.get('authorization') === (early.headers['authorization'] ?? null)
  )
}

/**
 * The answer to a request that was sent while the app was loading; null for every other request. Each answer is given
 * once. Aborting the request rejects it, as `fetch` does.
 */
export function takeEarlyAnswer(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> | null {
  const early = globalThis.orisonEarlyAnswer
  if (!early || !isSame(early, addressOf(input), init)) return null
  globalThis.orisonEarlyAnswer = undefined
  if (performance.now() > KEPT_FOR) {
    early.abort()
    return null
  }
  const { signal } = init
  return new Promise((resolve, reject) => {
    signal?.addEventListener(
      'abort',
      () => {
        early.abort()
        reject(signal.reason as Error)
      },
      { once: true },
    )
    early.answer.then(resolve, reject)
  })
}
