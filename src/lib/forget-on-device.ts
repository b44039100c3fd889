import { DEVICE_PREFIX } from './device-storage'

/** Removes every key that has `part` in it, such as an account's id. Never throws. */
export function forgetOnDevice(part: string): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(DEVICE_PREFIX) && key.includes(part)) window.localStorage.removeItem(key)
  } catch {
    // Storage that may not be read holds nothing of ours.
  }
}
