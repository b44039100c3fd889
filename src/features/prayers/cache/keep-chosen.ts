import type { QueryClient } from '@tanstack/react-query'
import { deviceKeys, readDevice, writeDevice } from '@/lib/device-storage'
import { chosenQueries } from './chosen-queries'
import { forgetOfOthers, keepWithin } from './keep-on-device'
import { KEPT_VERSION, keptPrefix, type Kept } from './kept-on-device'
import { keptLikesKey, type KeptLikes } from './kept-likes'
import { keptPrayerKey, type KeptPrayer } from './kept-prayers'

/** Some seven hundred prayers, in less than half of what browsers keep for a site. */
const BOUNDS = { most: 1000, characters: 2_200_000 }
/** How many prayers are read with one request. */
const AT_ONCE = 50
/** A prayer that was read later than this long ago, in milliseconds, is not read again. */
const READ_AGAIN_AFTER = 86_400_000

function readAtOf(key: string): number {
  return readDevice(key, (stored) => (stored as Partial<Kept>).readAt ?? null) ?? 0
}

/**
 * Keeps the public prayers of these ids on the device for this viewer, and forgets all others that were kept so. The ids
 * that stand first are read first. Rejects with an AppError when they could not be read; what was kept by then stays. Once
 * `signal` is aborted nothing more is kept.
 */
export async function keepChosen(
  client: QueryClient,
  viewerId: string | null,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const keyOf = (id: string) => keptPrayerKey('chosen', viewerId, id)
  const chosen = new Set(ids.slice(0, BOUNDS.most))
  const keys = new Set([...chosen].map(keyOf))
  for (const key of deviceKeys(keptPrefix('chosen', viewerId)))
    if (!keys.has(key)) writeDevice(key, null)
  const due = [...chosen].filter((id) => Date.now() - readAtOf(keyOf(id)) > READ_AGAIN_AFTER)
  for (let at = 0; at < due.length; at += AT_ONCE) {
    const part = due.slice(at, at + AT_ONCE)
    const { pages } = await client.fetchInfiniteQuery(chosenQueries.byIds(part))
    signal.throwIfAborted()
    const byId = new Map(pages.flatMap(({ prayers }) => prayers).map((each) => [each.id, each]))
    for (const id of part) {
      const prayer = byId.get(id)
      const kept: KeptPrayer | null =
        prayer && !prayer.isPrivate ? { version: KEPT_VERSION, readAt: Date.now(), prayer } : null
      writeDevice(keyOf(id), kept)
    }
    keepWithin('chosen', BOUNDS)
  }
}

/**
 * Reads what somebody likes, newest first, 1,000 at most, and keeps it on the device. Rejects with an AppError, and once
 * `signal` is aborted.
 */
export async function keepLikes(
  client: QueryClient,
  viewerId: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const likes = await client.fetchQuery(chosenQueries.newestLikes(viewerId))
  signal.throwIfAborted()
  const ids = likes.map(({ prayerId }) => prayerId)
  const kept: KeptLikes = { version: KEPT_VERSION, readAt: Date.now(), ids }
  writeDevice(keptLikesKey(viewerId), kept)
  return ids
}

/** Forgets what others chose on this device. */
export function forgetChosenOfOthers(viewerId: string | null): void {
  forgetOfOthers('chosen', viewerId)
  forgetOfOthers('liked', viewerId)
}
