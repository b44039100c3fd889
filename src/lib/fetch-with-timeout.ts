type Fetch = typeof fetch

/**
 * How long a request may take with its whole answer, and a read with all its attempts, in milliseconds. With
 * SESSION_TIMEOUT before it, every wait ends within 15 seconds.
 */
export const REQUEST_TIMEOUT = 9000

interface FetchWithTimeoutOptions {
  readonly fetch: Fetch
  /** Sends a form; it waits as long as bytes flow. */
  readonly upload: Fetch
  /** The current time, in milliseconds. */
  readonly now: () => number
  readonly timeout?: number
}

/** The REST client never repeats a request that failed with an AbortError; TanStack Query is told by the error's kind. */
function timeoutError(): DOMException {
  return new DOMException('The server did not answer in time.', 'AbortError')
}

/**
 * A fetch with a timeout. All attempts of one read share one signal, those of the REST client and those of the query
 * client: they share the time too, and no attempt begins when more than half of it is gone.
 */
export function createFetchWithTimeout({
  fetch,
  upload,
  now,
  timeout = REQUEST_TIMEOUT,
}: FetchWithTimeoutOptions): Fetch {
  const startTimes = new WeakMap<AbortSignal, number>()

  return async (input, init) => {
    if (init?.body instanceof FormData) return upload(input, init)
    const { signal: callerSignal } = init ?? {}
    const startTime = (callerSignal && startTimes.get(callerSignal)) ?? now()
    if (callerSignal) startTimes.set(callerSignal, startTime)
    // Node accepts whole milliseconds only.
    const left = Math.trunc(timeout - (now() - startTime))
    if (left <= 0) throw timeoutError()
    const timeoutSignal = AbortSignal.timeout(left)
    const signal = callerSignal ? AbortSignal.any([callerSignal, timeoutSignal]) : timeoutSignal
    try {
      const answer = await fetch(input, { ...init, signal })
      // A list of many pages reads them one after the other: each page has its own time.
      if (answer.ok && callerSignal) startTimes.delete(callerSignal)
      return answer
    } catch (error) {
      const isHalfOver = now() - startTime > timeout / 2
      if (timeoutSignal.aborted || (isHalfOver && !callerSignal?.aborted)) throw timeoutError()
      throw error
    }
  }
}
