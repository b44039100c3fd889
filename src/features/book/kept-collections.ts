import { deviceKeys, readDevice, writeDevice } from '@/lib/device-storage'
import { AppError } from '@/lib/errors'
import type { Collection } from './book'
import { bookStore } from './book-store'

/** The viewer's id follows. Deleting an account removes every key with its id. */
const KEY = 'collections.'
/** Changes with the shape of what is kept. */
const VERSION = 1

interface KeptCollections {
  readonly version: number
  readonly collections: readonly Collection[]
}

function parseKept(stored: unknown): readonly Collection[] | null {
  const kept = stored as Partial<KeptCollections> | null
  return kept?.version === VERSION && Array.isArray(kept.collections) ? kept.collections : null
}

/**
 * Reads all collections of a person with their notes. Those of an account are kept on the device, where they can be read
 * without a network; a visitor's are there anyway. Rejects with an AppError, and once `signal` is aborted.
 */
export async function keepCollections(
  viewerId: string | null,
  signal: AbortSignal,
): Promise<readonly Collection[]> {
  const collections = await bookStore(viewerId).withNotes()
  signal.throwIfAborted()
  const kept: KeptCollections = { version: VERSION, collections }
  if (viewerId !== null) writeDevice(KEY + viewerId, kept)
  return collections
}

/** Forgets the collections that were kept for anybody else: they go when their person has signed out. */
export function forgetCollectionsOfOthers(viewerId: string | null): void {
  for (const key of deviceKeys(KEY)) if (key !== KEY + viewerId) writeDevice(key, null)
}

/**
 * Reads from the server; where that can not be reached, what `find` returns of the collections on this device. Rejects
 * with the server's AppError when it returns undefined, or nothing is kept.
 */
export async function readOrFindKept<Found>(
  viewerId: string | null,
  read: () => Promise<Found>,
  find: (collections: readonly Collection[]) => Found | undefined,
): Promise<Found> {
  const findKept = () => {
    const kept = readDevice(KEY + viewerId, parseKept)
    return kept ? find(kept) : undefined
  }
  // The REST client sends a request four times before it gives up.
  const known = navigator.onLine ? undefined : findKept()
  if (known !== undefined) return known
  try {
    return await read()
  } catch (error) {
    const found = error instanceof AppError && error.kind === 'offline' ? findKept() : undefined
    if (found === undefined) throw error
    return found
  }
}
