/** What the browser would not keep, for as long as the page is open. */
const memory = new Map<string, string>()

/**
 * Where the session is kept: on the device, and in memory when its storage is full or forbidden. Signing in works
 * then too, until the page is closed. Never throws.
 */
export const sessionStorage = {
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
