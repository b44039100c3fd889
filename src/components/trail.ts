interface Stop {
  readonly title: string
  readonly address: string
}

/** What this page load has shown, by the place that the router gives each entry of the history. */
const stops = new Map<number, Stop>()

/** Entries of this app that lie before the one on show; an address that was typed or followed from outside is 0. */
function place(): number {
  const state: unknown = window.history.state
  const hasPlace = typeof state === 'object' && state !== null && 'idx' in state
  return hasPlace && typeof state.idx === 'number' ? state.idx : 0
}

/** Writes down what the entry on show is called, for the way back from the next one. */
export function noteStop(title: string): void {
  stops.set(place(), { title, address: window.location.pathname + window.location.search })
}

/**
 * The page of this app that Back leads to; its title and address are known unless the window was loaded again
 * meanwhile. Null when Back leads out of the app.
 */
export function pageBehind(): Partial<Stop> | null {
  const at = place()
  return at > 0 ? (stops.get(at - 1) ?? {}) : null
}
