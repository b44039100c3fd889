/** What localStorage did not take. */
const memory = new Map<string, string>()

/**
 * Where the session is kept: in localStorage, so that it outlives the page, and in memory when that is full or
 * forbidden. Signing in then works until the page is closed. Never throws.
 */
export const authStorage = {
  getItem(key: string): string | null {
    const remembered = memory.get(key)
    if (remembered !== undefined) return remembered
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Nothing can be kept there.
    }
  },
}
