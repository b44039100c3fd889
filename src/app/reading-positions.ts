import type { Location } from 'react-router-dom'
import { FIRST_ENTRY } from '@/components/first-entry'

const STORAGE_KEY = 'orison.reading-positions'
/** The history entries remembered in one window; the oldest is forgotten first. */
const ENTRIES = 50

/** What tells one first load of this window from another; it is kept with the current entry, so that a reload finds it. */
function loadOfCurrentEntry(): number {
  const state = window.history.state as { loadedAt?: unknown } | null
  if (typeof state?.loadedAt === 'number') return state.loadedAt
  const loadedAt = performance.timeOrigin
  window.history.replaceState({ ...state, loadedAt }, '')
  return loadedAt
}

/** The name of the current entry of the history: React Router's key, where it has one of its own, and the address. */
export function historyEntryName({ key, pathname, search }: Location): string {
  return `${key === FIRST_ENTRY ? loadOfCurrentEntry() : key} ${pathname}${search}`
}

/** True after a reload and after Back or Forward; false for a typed address, a link or a new tab. */
export function isReloadOrBackForward(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/** How far down each history entry was read, by the entry's key. */
export function createReadingPositions(stored: string | null) {
  const positions = new Map<string, number>(parsePositions(stored))
  return {
    read: (name: string) => positions.get(name) ?? 0,
    keep(name: string, top: number) {
      positions.delete(name)
      positions.set(name, top)
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
