const STORAGE_KEY = 'orison.reading-positions'
/** The history entries remembered in one window; the oldest is forgotten first. */
const ENTRIES = 50

/** How far down each history entry was read, by React Router's key of the entry. */
export function createReadingPositions(stored: string | null) {
  const positions = new Map<string, number>(parsePositions(stored))
  return {
    read: (key: string) => positions.get(key) ?? 0,
    keep(key: string, top: number) {
      positions.delete(key)
      positions.set(key, top)
      for (const oldest of positions.keys()) {
        if (positions.size <= ENTRIES) break
        positions.delete(oldest)
      }
    },
    serialize: () => JSON.stringify([...positions]),
  }
}

function parsePositions(stored: string | null): [string, number][] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

/** Session storage, which the browser may forbid. */
export const positionStore = {
  load(): string | null {
    try {
      return window.sessionStorage.getItem(STORAGE_KEY)
    } catch {
      return null
    }
  },
  save(text: string): void {
    try {
      window.sessionStorage.setItem(STORAGE_KEY, text)
    } catch {
      // Without it only a reload forgets the place.
    }
  },
}
