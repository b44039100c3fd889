import type { LiveEvent } from '../cache/live-events'

interface LiveQueueParts {
  /** Tells the caches about events, in the order in which they came. */
  apply: (events: readonly LiveEvent[]) => void
  /** Whether some list is being read: its answer may be older than what comes in meanwhile, and will replace it. */
  isReading: () => boolean
  /** Calls back a moment later, once. */
  schedule: (flush: () => void) => void
}

/**
 * Gathers live events, so that a burst of them changes the page a few times a second and not once each. What came
 * while a list was being read is told again when that is done: telling twice changes nothing.
 */
export function createLiveQueue({ apply, isReading, schedule }: LiveQueueParts) {
  let waiting: LiveEvent[] = []
  let duringRead: LiveEvent[] = []

  function flush() {
    const events = waiting
    waiting = []
    if (isReading()) duringRead.push(...events)
    apply(events)
  }

  return {
    add(event: LiveEvent) {
      waiting.push(event)
      if (waiting.length === 1) schedule(flush)
    },
    /** To be called whenever a list has been read. */
    afterRead() {
      if (duringRead.length === 0) return
      const events = duringRead
      if (!isReading()) duringRead = []
      apply(events)
    },
  }
}

/** Changes of the page that events may cause follow each other no sooner. In milliseconds. */
const CALM = 100

/** Before the next frame, or when no frames are drawn (in a hidden tab) a little later; never in quick succession. */
export function soon(): LiveQueueParts['schedule'] {
  let last = -Infinity
  return (flush) => {
    const rest = Math.max(0, last + CALM - performance.now())
    setTimeout(() => {
      last = performance.now()
      flush()
    }, rest)
  }
}
