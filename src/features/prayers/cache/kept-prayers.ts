import { deviceKeys, readDevice } from '@/lib/device-storage'
import { storedSession } from '@/lib/stored-session'
import type { Prayer } from '../prayer'
import { isPrayer, parseKeptList } from './kept-lists'
import { isCurrent, keptPrefix, type Kept } from './kept-on-device'

/** A prayer that was opened, or is in the viewer's book, as the device keeps it. Never a private one. */
export interface KeptPrayer extends Kept {
  readonly prayer: Prayer
}

/** How long the device can show a prayer, in milliseconds. */
const OLDEST = 90 * 86_400_000

/** Where a prayer is kept that was opened, or that somebody chose for their book. */
export function keptPrayerKey(kind: 'read' | 'chosen', viewerId: string | null, id: string) {
  return keptPrefix(kind, viewerId) + id
}

function parseKept(stored: unknown): Prayer | null {
  const kept = stored as Partial<KeptPrayer> | null
  return isCurrent(kept, OLDEST) && isPrayer(kept?.prayer) ? kept.prayer : null
}

/** A prayer that this viewer opened or chose before, or that a kept list holds: for when the server can not be reached. */
export function findKeptPrayer(id: string): Prayer | undefined {
  const viewerId = storedSession()?.user.id ?? null
  for (const kind of ['read', 'chosen'] as const) {
    const kept = readDevice(keptPrayerKey(kind, viewerId, id), parseKept)
    if (kept) return kept
  }
  for (const key of deviceKeys(keptPrefix('list', viewerId))) {
    const listed = readDevice(key, parseKeptList)?.prayers.find((prayer) => prayer.id === id)
    if (listed) return listed
  }
  return undefined
}
