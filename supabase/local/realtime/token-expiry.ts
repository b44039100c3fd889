/** Calls back when a channel's token has expired, so that nobody keeps receiving after it. */
import type { JsonObject } from './json-object'
import { checkExpiry, secondsLeft } from './tokens'

/** Timers cannot wait for ever, so a far expiry is looked at again from time to time. */
const LONGEST_WAIT_SECONDS = 300

export interface Expiry {
  restart(claims: JsonObject): void
  stop(): void
}

export function watchExpiry(onExpired: (message: string) => void): Expiry {
  let timer: NodeJS.Timeout | undefined

  function restart(claims: JsonObject): void {
    clearTimeout(timer)
    const left = secondsLeft(claims)
    if (left === Infinity) return
    timer = setTimeout(
      () => {
        try {
          checkExpiry(claims)
          restart(claims)
        } catch (error) {
          onExpired(error instanceof Error ? error.message : String(error))
        }
      },
      Math.max(0, Math.min(left, LONGEST_WAIT_SECONDS)) * 1000,
    ).unref()
  }

  return { restart, stop: () => clearTimeout(timer) }
}
