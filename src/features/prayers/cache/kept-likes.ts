import { readDevice } from '@/lib/device-storage'
import { isCurrent, keptPrefix, type Kept } from './kept-on-device'

/** The ids of a viewer's newest likes, newest first, as the device keeps them. */
export interface KeptLikes extends Kept {
  readonly ids: readonly string[]
}

/** How long the device can show what somebody liked, in milliseconds. */
const OLDEST = 90 * 86_400_000

export function keptLikesKey(viewerId: string): string {
  return `${keptPrefix('liked', viewerId)}newest`
}

function parseLikes(stored: unknown): readonly string[] | null {
  const kept = stored as Partial<KeptLikes> | null
  return isCurrent(kept, OLDEST) && Array.isArray(kept?.ids) ? kept.ids : null
}

/** What this viewer liked, for when the server can not be reached; null when the device does not know. */
export function findKeptLikes(viewerId: string): readonly string[] | null {
  return readDevice(keptLikesKey(viewerId), parseLikes)
}
