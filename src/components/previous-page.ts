interface VisitedPage {
  readonly title: string
  readonly address: string
}

/** The pages shown since the app was loaded, by the index that the router gives each history entry. */
const visited = new Map<number, VisitedPage>()

/** How many history entries of this app precede the current one; 0 after a typed address or a link from outside. */
function historyIndex(): number {
  const state: unknown = window.history.state
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0
}

/** Records the title of the current history entry, for the back link of the next one. */
export function recordVisit(title: string): void {
  visited.set(historyIndex(), { title, address: window.location.pathname + window.location.search })
}

/**
 * The page of this app that Back leads to. Its title and address are unknown after a reload. Null when Back leads out
 * of the app.
 */
export function previousPage(): Partial<VisitedPage> | null {
  const at = historyIndex()
  return at > 0 ? (visited.get(at - 1) ?? {}) : null
}
