import type { Query, QueryClient } from '@tanstack/react-query'
import { writeDevice } from '@/lib/device-storage'
import { AppError } from '@/lib/errors'
import type { Prayer } from '../prayer'
import { forgetOfOthers, keepWithin } from './keep-on-device'
import { KEPT_VERSION } from './kept-on-device'
import { keptPrayerKey, type KeptPrayer } from './kept-prayers'
import { prayerKeys } from './prayer-queries'

/** The prayer that was opened longest ago goes first; all of them take less than a sixth of what browsers keep for a site. */
const BOUNDS = { most: 100, characters: 600_000 }

function isDetail({ queryKey }: Query): boolean {
  return prayerKeys.details.every((part, at) => queryKey[at] === part)
}

/**
 * Keeps the public prayers that somebody opens on the device, for the same viewer, from now on; forgets one that is gone
 * or has become private, and what was kept for anybody else. Returns the function that ends it.
 */
export function keepPrayers(client: QueryClient, viewerId: string | null): () => void {
  const cache = client.getQueryCache()

  function note(query: Query): void {
    const { data, dataUpdatedAt, error } = query.state
    const key = keptPrayerKey('read', viewerId, query.queryKey[2] as string)
    const prayer = data as Prayer | undefined
    const isGone = error instanceof AppError && error.kind === 'missing'
    if (isGone || prayer?.isPrivate) writeDevice(key, null)
    else if (prayer && !error) {
      const kept: KeptPrayer = { version: KEPT_VERSION, readAt: dataUpdatedAt, prayer }
      writeDevice(key, kept)
      keepWithin('read', BOUNDS)
    }
  }

  forgetOfOthers('read', viewerId)
  for (const query of cache.findAll({ queryKey: prayerKeys.details })) note(query)
  return cache.subscribe((event) => {
    const isRead = event.type === 'updated' && ['success', 'error'].includes(event.action.type)
    if (isRead && isDetail(event.query)) note(event.query)
  })
}
