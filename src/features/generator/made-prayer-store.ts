import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { parseMadePrayers, withMadePrayer, type MadePrayer } from './made-prayer'
import { withDeletion, withPrivacy, withVariant } from './sitting'

/**
 * The one place of the prayers that were made on this device. Pages hand over keys; the prayers are read from here. They
 * are kept in memory too: a full or forbidden storage loses nothing before a reload.
 */
const STORAGE_KEY = 'made-prayers'

/** Null until first needed. */
let made: readonly MadePrayer[] | null = null
/** False when memory knows more than the device could keep. */
let isOnDevice = true
const listeners = new Set<() => void>()

/** The same list until it changes or another window's change is told. */
function lastRead(): readonly MadePrayer[] {
  made ??= readDevice(STORAGE_KEY, parseMadePrayers) ?? []
  return made
}

/** The made prayers of this device as they are now, newest first; for use outside of components. */
export function keptMadePrayers(): readonly MadePrayer[] {
  // Another window may have changed them: its news may not have come yet.
  if (isOnDevice) made = null
  return lastRead()
}

export function findMadePrayer(key: string): MadePrayer | undefined {
  return keptMadePrayers().find((each) => each.key === key)
}

function announce(): void {
  for (const listener of listeners) listener()
}

/**
 * Keeps the made prayers of the device as they are changed to. The same list is no change, and is not written: another
 * window's newer one may be on its way here, and would be lost.
 */
export function changeMadePrayers(
  change: (made: readonly MadePrayer[]) => readonly MadePrayer[],
): void {
  const before = keptMadePrayers()
  const after = change(before)
  if (after === before) return
  made = after
  isOnDevice = writeDevice(STORAGE_KEY, made.length > 0 ? made : null)
  announce()
}

/** Keeps a prayer that begins a sitting; answers with it. */
export function keepMadePrayer(newest: MadePrayer): MadePrayer {
  changeMadePrayers((kept) => withMadePrayer(kept, newest))
  return newest
}

/** Has what is made next in the sitting of a row be as private as the row is now. */
export function storePrivacy(savedId: string, isPrivate: boolean): void {
  changeMadePrayers((kept) => withPrivacy(kept, savedId, isPrivate))
}

/** Has a prayer whose row its maker deleted be one that is not kept. */
export function storeDeletion(savedId: string): void {
  changeMadePrayers((kept) => withDeletion(kept, savedId))
}

/** Keeps one more variant of the sitting of `from`; answers with what it has become there. */
export function keepVariant(from: MadePrayer, next: MadePrayer): MadePrayer {
  const [kept, joined] = withVariant(keptMadePrayers(), from, next)
  changeMadePrayers(() => kept)
  return joined
}

/**
 * What the result page's entry in the browser's history carries: the prayer's key, and the prayer itself only where the
 * device could not keep it.
 */
export function resultState({ key }: MadePrayer): { readonly made: string | MadePrayer } {
  return { made: (isOnDevice ? null : findMadePrayer(key)) ?? key }
}

/** Forgets what one person made on this device, such as when their account is gone. */
export function forgetMadePrayersOf(makerId: string): void {
  changeMadePrayers((kept) => kept.filter((each) => each.makerId !== makerId))
}

/** True when the newest made prayer still waits for its maker to sign in. */
export function isMadePrayerWaiting(): boolean {
  return keptMadePrayers().find(({ saving }) => saving !== 'aside')?.saving === 'waiting'
}

function subscribe(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.endsWith(STORAGE_KEY)) return
    if (isOnDevice) made = null
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
  return useSyncExternalStore(subscribe, lastRead)
}
