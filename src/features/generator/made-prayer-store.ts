import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { parseMadePrayers, withMadePrayer, type MadePrayer } from './made-prayer'

const STORAGE_KEY = 'made-prayers'

/** Null until first needed. Kept in memory as well: a full or forbidden storage must lose nothing before a reload. */
let made: readonly MadePrayer[] | null = null
const listeners = new Set<() => void>()

function current(): readonly MadePrayer[] {
  made ??= readDevice(STORAGE_KEY, parseMadePrayers) ?? []
  return made
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Keeps the made prayers of the device as they are changed to. */
export function changeMadePrayers(
  change: (made: readonly MadePrayer[]) => readonly MadePrayer[],
): void {
  made = change(current())
  writeDevice(STORAGE_KEY, made.length > 0 ? made : null)
  announce()
}

/** Keeps a made prayer, or its new state, on the device. */
export function keepMadePrayer(newest: MadePrayer): void {
  changeMadePrayers((kept) => withMadePrayer(kept, newest))
}

/** Writes down how saving went. */
export function markMadePrayer(key: string, change: Partial<MadePrayer>): void {
  const kept = current().find((candidate) => candidate.key === key)
  if (kept) keepMadePrayer({ ...kept, ...change })
}

/** Forgets what one person made on this device, such as when their account is gone. */
export function forgetMadePrayersOf(makerId: string): void {
  changeMadePrayers((kept) => kept.filter((each) => each.makerId !== makerId))
}

/** True when the newest made prayer still waits for its maker to sign in. */
export function isMadePrayerWaiting(): boolean {
  return current().find(({ saving }) => saving !== 'aside')?.saving === 'waiting'
}

/** The made prayers of this device as they are now, newest first; for use outside of components. */
export function keptMadePrayers(): readonly MadePrayer[] {
  return current()
}

function subscribe(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.endsWith(STORAGE_KEY)) return
    made = null
    announce()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

/** The made prayers of this device, newest first; follows other windows. */
export function useMadePrayers(): readonly MadePrayer[] {
  return useSyncExternalStore(subscribe, current)
}
