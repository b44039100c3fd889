import { readDevice } from '@/lib/device-storage'

/** Where the device keeps the ids; `hidden-prayers-of` beside it names the account they belong to. */
export const HIDDEN_KEY = 'hidden-prayers'

/**
 * The ids of prayers that this person does not want to see, known before the first list is read. Lists leave them out
 * as they are read and as news come in; `hide-prayer.ts` changes them.
 */
export const hiddenIds: Set<string> =
  readDevice(HIDDEN_KEY, (kept) => new Set(kept as string[])) ?? new Set()
