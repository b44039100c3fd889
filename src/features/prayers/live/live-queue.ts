import type { LiveEvent } from '../cache/live-events'

interface LiveQueueOptions {
  /** Applies events to the cache, in the order in which they came. */
  apply: (events: readonly LiveEvent[]) => void
  /** Whether a list is being read. Its answer may be older than an event that arrives meanwhile, and replaces the list. */
  isReading: () => boolean
  /** Calls back once, a moment later. */
  schedule: (flush: () => void) => void
}

/**
 * Collects live events, so that a burst of them changes the page a few times a second and not once each. Events that
 * arrive while a list is being read are applied again after it: applying an event twice changes nothing.
 */
export function createLiveQueue({ apply, isReading, schedule }: LiveQueueOptions) {
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
    /** Call it whenever a list was read. */
    afterRead() {
      if (duringRead.length === 0) return
      const events = duringRead
      if (!isReading()) duringRead = []
      apply(events)
    },
  }
}

/** The shortest time between two changes of the page, in milliseconds. */
const THROTTLE = 100

/** Calls back in a later task, and no sooner than the throttle allows after the call before. */
export function createThrottle(): LiveQueueOptions['schedule'] {
  let last = -Infinity
  return (flush) => {
    const delay = Math.max(0, last + THROTTLE - performance.now())
    setTimeout(() => {
      last = performance.now()
      flush()
    }, delay)
  }
}
