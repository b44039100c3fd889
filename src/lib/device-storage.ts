/** Everything the app keeps on the device stands under this prefix, so that a person can find it. */
export const DEVICE_PREFIX = 'orison.'

/**
 * What the device keeps under `key`, as `parse` reads it. Null when nothing is kept, when the stored text is no
 * JSON, when `parse` refuses it, or when the browser forbids storage. Never throws.
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
