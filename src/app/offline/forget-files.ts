import { FILES_CACHE } from '@/lib/app-files'
import { readDevice, writeDevice } from '@/lib/device-storage'

const OWNER_KEY = 'files-of'

/**
 * The words of traditions that are kept tell in which somebody prayed: they go when that person has signed out. What a
 * visitor used stays with who signs in.
 */
export function forgetFilesOfOthers(viewerId: string | null): void {
  const owner = readDevice(OWNER_KEY, (stored) => (typeof stored === 'string' ? stored : null))
  if (owner !== viewerId) writeDevice(OWNER_KEY, viewerId)
  if (owner === null || owner === viewerId) return
  // Not every page has it: browsers hide it where the connection is not secure.
  globalThis.caches?.delete(FILES_CACHE).catch(() => undefined)
}
