type Fetch = typeof fetch

/**
 * How long a request may take with its whole answer, and a read with all its tries, in milliseconds. With
 * SESSION_WITHIN before it, every wait ends within 15 seconds.
 */
export const ANSWER_WITHIN = 9000

interface PatientFetchParts {
  readonly fetch: Fetch
  /** Sends a form; it waits as long as bytes flow. */
  readonly upload: Fetch
  /** The present, in milliseconds. */
  readonly now: () => number
  readonly answerWithin?: number
}

/** Under this name supabase-js sends a request never again; TanStack Query is told by the error's kind. */
function givenUp(): DOMException {
  return new DOMException('The server did not answer in time.', 'AbortError')
}

/**
 * A fetch whose every wait ends. The signal of a read stands for all its tries, those of supabase-js and those of the
 * query client: they share the time, and no try begins when most of it is gone.
 */
export function createPatientFetch({
  fetch,
  upload,
  now,
  answerWithin = ANSWER_WITHIN,
}: PatientFetchParts): Fetch {
  const begun = new WeakMap<AbortSignal, number>()

  return async (input, init) => {
    if (init?.body instanceof FormData) return upload(input, init)
    const { signal: given } = init ?? {}
    const beganAt = (given && begun.get(given)) ?? now()
    if (given) begun.set(given, beganAt)
    // Whole milliseconds: Node takes no others.
    const left = Math.trunc(answerWithin - (now() - beganAt))
    if (left <= 0) throw givenUp()
    const tooLate = AbortSignal.timeout(left)
    const signal = given ? AbortSignal.any([given, tooLate]) : tooLate
    try {
      const answer = await fetch(input, { ...init, signal })
      // Lists of many pages ask for one after the other: each has its own time.
      if (answer.ok && given) begun.delete(given)
      return answer
    } catch (error) {
      const isHalfOver = now() - beganAt > answerWithin / 2
      if (tooLate.aborted || (isHalfOver && !given?.aborted)) throw givenUp()
      throw error
    }
  }
}
