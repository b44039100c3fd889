import { withTimeout } from './with-timeout'

/** How long a request waits for an expired session to be renewed, in milliseconds. */
export const SESSION_TIMEOUT = 5000

/** The REST client does not repeat a request that failed with an AbortError. */
export function sessionError(): DOMException {
  return new DOMException('The session could not be renewed.', 'AbortError')
}

/** What needs the session. Rejects with `sessionError` when it takes longer than SESSION_TIMEOUT. */
export function withSessionTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeout(SESSION_TIMEOUT, work, sessionError)
}
