/** Everything the app keeps on the device stands under this prefix, so that a person can find it. */
const PREFIX = 'orison.'

/**
 * What the device keeps under `key`, as `parse` reads it. Null when nothing is kept, when the stored text is no
 * JSON, when `parse` refuses it, or when the browser forbids storage. Never throws.
 */
export function readDevice<T>(key: string, parse: (stored: unknown) => T | null): T | null {
  try {
    const text = window.localStorage.getItem(PREFIX + key)
    return text === null ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Keeps `value` as JSON; null removes the key. False when storage is full or forbidden. Never throws. */
export function writeDevice(key: string, value: unknown): boolean {
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + key)
    else window.localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes every key that has `part` in it, such as an account's id. Never throws. */
export function forgetOnDevice(part: string): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX) && key.includes(part)) window.localStorage.removeItem(key)
  } catch {
    // Storage that may not be read holds nothing of ours.
  }
}
