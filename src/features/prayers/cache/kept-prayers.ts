import { deviceKeys, readDevice } from '@/lib/device-storage'
import { storedSession } from '@/lib/stored-session'
import type { Prayer } from '../prayer'
import { isPrayer, parseKeptList } from './kept-lists'
import { isCurrent, keptPrefix, type Kept } from './kept-on-device'

/** A prayer that was opened, as the device keeps it. Never a private one. */
export interface KeptPrayer extends Kept {
  readonly prayer: Prayer
}

/** How long the device can show a prayer that was opened, in milliseconds. */
const OLDEST = 90 * 86_400_000

export function keptPrayerKey(viewerId: string | null, id: string): string {
  return keptPrefix('read', viewerId) + id
}

function parseKept(stored: unknown): Prayer | null {
  const kept = stored as Partial<KeptPrayer> | null
  return isCurrent(kept, OLDEST) && isPrayer(kept?.prayer) ? kept.prayer : null
}

/** A prayer that this viewer opened before, or that a kept list holds: for when it cannot be read from the server. */
export function findKeptPrayer(id: string): Prayer | undefined {
  const viewerId = storedSession()?.user.id ?? null
  const opened = readDevice(keptPrayerKey(viewerId, id), parseKept)
  if (opened) return opened
  for (const key of deviceKeys(keptPrefix('list', viewerId))) {
    const listed = readDevice(key, parseKeptList)?.prayers.find((prayer) => prayer.id === id)
    if (listed) return listed
  }
  return undefined
}
