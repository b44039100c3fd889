import { whenOnline } from './network'

/** From five seconds, doubling, up to a minute; without end. */
function* endlessDelays(): Generator<number> {
  for (let delay = 5000; ; delay = Math.min(delay * 2, 60_000)) yield delay
}

interface RetryOptions {
  /** The delay before each further attempt, in milliseconds. Endless unless given. */
  readonly delays?: Iterable<number>
  /** False ends the attempts with this failure. */
  readonly shouldRetry?: (error: unknown) => boolean
}

/**
 * Runs a task until it succeeds. Each further attempt follows a delay, or the return of the network when that comes
 * first. Rejects with the last failure when no delay is left or `shouldRetry` says no.
 */
export async function retryWithBackoff<Result>(
  task: () => Promise<Result>,
  { delays = endlessDelays(), shouldRetry = () => true }: RetryOptions = {},
): Promise<Result> {
  for (const delay of delays) {
    try {
      return await task()
    } catch (error) {
      if (!shouldRetry(error)) throw error
    }
    const elapsed = new Promise((resolve) => setTimeout(resolve, delay))
    await Promise.race([elapsed, whenOnline() ?? elapsed])
  }
  return task()
}
