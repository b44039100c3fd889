import { deviceKeys, readDevice, writeDevice } from '@/lib/device-storage'

/** What is kept on the device of the prayers that somebody read: heads of lists, and prayers that were opened. */
type Kind = 'list' | 'read'

/** Changes with the shape of what is kept: what an older version of the site kept is not read. */
export const KEPT_VERSION = 1

/** What everything kept says of itself. */
export interface Kept {
  readonly version: number
  /** When it was read from the server, as `Date.now()`. */
  readonly readAt: number
}

/** The beginning of the storage keys of what one viewer read. */
export function keptPrefix(kind: Kind, viewerId: string | null): string {
  return `${kind}.${viewerId ?? 'visitor'}.`
}

/** Whether something was kept by this version of the site, and not longer ago than `oldest`, in milliseconds. */
export function isCurrent(kept: Partial<Kept> | null, oldest: number): boolean {
  const age = Date.now() - (kept?.readAt ?? 0)
  return kept?.version === KEPT_VERSION && age >= 0 && age < oldest
}

/** Forgets what was kept for anybody else. */
export function forgetOfOthers(kind: Kind, viewerId: string | null): void {
  for (const key of deviceKeys(`${kind}.`))
    if (!key.startsWith(keptPrefix(kind, viewerId))) writeDevice(key, null)
}

function readAtOf(key: string): number {
  return readDevice(key, (stored) => (stored as Partial<Kept>).readAt ?? null) ?? 0
}

function lengthOf(key: string): number {
  return readDevice(key, (stored) => JSON.stringify(stored).length) ?? 0
}

interface Bounds {
  readonly most: number
  /** How long all of it may be, in characters of JSON. */
  readonly characters: number
}

/** Removes what was read longest ago, beyond the bounds. */
export function keepWithin(kind: Kind, { most, characters }: Bounds): void {
  let sum = 0
  const newestFirst = deviceKeys(`${kind}.`).toSorted((a, b) => readAtOf(b) - readAtOf(a))
  for (const [at, key] of newestFirst.entries()) {
    sum += lengthOf(key)
    if (at >= most || sum > characters) writeDevice(key, null)
  }
}
