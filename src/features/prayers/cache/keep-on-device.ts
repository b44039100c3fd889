import { deviceKeys, readDevice, writeDevice } from '@/lib/device-storage'
import { keptPrefix, type Kept, type Kind } from './kept-on-device'

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
