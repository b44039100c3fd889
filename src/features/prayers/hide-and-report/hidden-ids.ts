import { readDevice } from '@/lib/device-storage'

/** The storage key of the ids. The key `hidden-prayers-of` names the account they belong to. */
export const HIDDEN_KEY = 'hidden-prayers'

/** The ids as the device keeps them now: another window may have changed them. */
export function keptHiddenIds(): string[] {
  const isId = (id: unknown) => typeof id === 'string'
  return readDevice(HIDDEN_KEY, (kept) => (Array.isArray(kept) ? kept.filter(isId) : null)) ?? []
}

/**
 * The ids of prayers that the viewer has hidden, known before the first list is read. Lists leave them out when they
 * are read and when live events arrive. `hide-prayer.ts` changes them.
 */
export const hiddenIds: Set<string> = new Set(keptHiddenIds())
