import type { QueryClient } from '@tanstack/react-query'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { HIDDEN_KEY, hiddenIds } from './hidden-ids'
import { hiddenKeys, hiddenQueries, insertOnce, deleteHidden } from './hidden-queries'
import { applyEvent } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'

/** The storage key of the account that the ids belong to; absent for a visitor. */
const OWNER_KEY = 'hidden-prayers-of'

/** How many ids of a visitor are copied to an account. The database accepts 60 in a minute. */
const COPY_LIMIT = 50

/** The number of changes of the ids and of synchronisations. A late answer is recognised by them. */
let changes = 0
let synchronisations = 0

const listeners = new Set<() => void>()

/** Calls `listener` after every change of the hidden ids, until the returned function is called. */
export function subscribeToHidden(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function storeIds(): void {
  changes += 1
  writeDevice(HIDDEN_KEY, hiddenIds.size > 0 ? [...hiddenIds] : null)
  for (const listener of listeners) listener()
}

function addHidden(client: QueryClient, id: string): void {
  hiddenIds.add(id)
  storeIds()
  // As if it were deleted: every list drops it, and home reads one more.
  applyEvent(client, { kind: 'deleted', id }, null)
}

function removeHidden(client: QueryClient, id: string): void {
  hiddenIds.delete(id)
  storeIds()
  void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Shows a hidden prayer in the viewer's lists again. */
export async function showPrayer(
  client: QueryClient,
  viewerId: string | null,
  id: string,
): Promise<void> {
  removeHidden(client, id)
  if (viewerId === null) return
  try {
    await deleteHidden(id)
  } catch (error) {
    addHidden(client, id)
    notify.error(userMessage(error) ?? 'Unable to show this prayer again. Please try again later.')
  }
  void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
}

/** Hides a prayer from the viewer's lists at once, and offers to undo that. */
export async function hidePrayer(
  client: QueryClient,
  viewerId: string | null,
  { id, title }: { id: string; title: string },
): Promise<void> {
  addHidden(client, id)
  const where = viewerId === null ? 'on this device' : 'from you'
  notify.success(`“${title}” is hidden ${where}`, {
    duration: 10_000,
    action: { label: 'Undo', onClick: () => void showPrayer(client, viewerId, id) },
  })
  if (viewerId === null) return
  try {
    await insertOnce('hidden_prayers', { prayer_id: id })
  } catch (error) {
    removeHidden(client, id)
    notify.error(userMessage(error) ?? 'Unable to hide this prayer. Please try again later.')
  }
  void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
}

/** Replaces the stored ids. Lists are refetched when a prayer returns to them. */
function replaceIds(client: QueryClient, owner: string | null, ids: readonly string[]): void {
  const isWider = [...hiddenIds].some((id) => !ids.includes(id))
  const fresh = ids.filter((id) => !hiddenIds.has(id))
  hiddenIds.clear()
  for (const id of ids) hiddenIds.add(id)
  storeIds()
  writeDevice(OWNER_KEY, owner)
  for (const id of fresh) applyEvent(client, { kind: 'deleted', id }, null)
  if (isWider) void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Copies what a visitor hid to the account. Prayers that are gone by now fail silently. */
async function copyToAccount(ids: readonly string[]): Promise<void> {
  for (const id of ids.slice(0, COPY_LIMIT))
    await insertOnce('hidden_prayers', { prayer_id: id }).catch(() => undefined)
}

/**
 * Makes the stored ids those of the present viewer: after signing in, the account's own and those that the visitor hid
 * before; after signing out, none. Rejects when the account cannot be read; the stored ids stay then.
 */
export async function syncHiddenPrayers(
  client: QueryClient,
  viewerId: string | null,
): Promise<void> {
  const turn = ++synchronisations
  const owner = readDevice(OWNER_KEY, String)
  if (viewerId === null) {
    if (owner !== null) replaceIds(client, null, [])
    return
  }
  if (owner !== null && owner !== viewerId) replaceIds(client, viewerId, [])
  const before = changes
  const known = await client.fetchQuery({
    ...hiddenQueries.ofViewer(viewerId),
    staleTime: 0,
  })
  const ids = known.map(({ id }) => id)
  const brought = owner === null ? [...hiddenIds].filter((id) => !ids.includes(id)) : []
  await copyToAccount(brought)
  if (brought.length > 0) void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
  if (turn !== synchronisations) return
  // A change made meanwhile is newer than this answer.
  if (changes === before) replaceIds(client, viewerId, [...ids, ...brought])
  else await syncHiddenPrayers(client, viewerId)
}
