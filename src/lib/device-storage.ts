/** The prefix of everything that the app keeps on the device, so that a person can find it. */
const DEVICE_PREFIX = 'orison.'

/**
 * The value that is kept under `key`, as `parse` reads it. Null when there is none, when it is no JSON, when `parse`
 * returns null, and when the browser forbids storage. Never throws.
 */
export function readDevice<T>(key: string, parse: (stored: unknown) => T | null): T | null {
  try {
    const text = window.localStorage.getItem(DEVICE_PREFIX + key)
    return text === null ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Keeps `value` as JSON; null removes the key. False when storage is full or forbidden. Never throws. */
export function writeDevice(key: string, value: unknown): boolean {
  try {
    if (value === null) window.localStorage.removeItem(DEVICE_PREFIX + key)
    else window.localStorage.setItem(DEVICE_PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes every key that has `part` in it, such as an account's id. Never throws. */
export function forgetOnDevice(part: string): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(DEVICE_PREFIX) && key.includes(part)) window.localStorage.removeItem(key)
  } catch {
    // The browser forbids storage, so nothing is kept there.
  }
}

/** The keys that begin with `prefix` under which something is kept. Never throws. */
export function deviceKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(DEVICE_PREFIX + prefix))
      .map((key) => key.slice(DEVICE_PREFIX.length))
  } catch {
    return []
  }
}
