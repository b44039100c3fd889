import type { QueryClient } from '@tanstack/react-query'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { HIDDEN_KEY, hiddenIds, keptHiddenIds } from './hidden-ids'
import { hiddenKeys, hiddenQueries, insertOnce, deleteHidden } from './hidden-queries'
import { applyEvent } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'

/** The storage key of the account that the ids belong to; absent for a visitor. */
const OWNER_KEY = 'hidden-prayers-of'

const keptOwner = () => readDevice(OWNER_KEY, String)

/** The account that the ids in this window's memory belong to. Another window may have changed the device's already. */
let owner = keptOwner()
/** False when memory knows more than the device could keep. */
let isOnDevice = true

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

function setIds(ids: readonly string[]): void {
  hiddenIds.clear()
  for (const id of ids) hiddenIds.add(id)
}

/** Takes over what another window has hidden or shown meanwhile: it would be overwritten. */
function readAgain(): void {
  if (isOnDevice && keptOwner() === owner) setIds(keptHiddenIds())
}

/** Changes the ids in memory, and on the device where those are the viewer's. */
function changeIds(viewerId: string | null, change: () => void): void {
  const areOwn = owner === viewerId && keptOwner() === owner
  if (areOwn) readAgain()
  change()
  changes += 1
  if (areOwn) isOnDevice = writeDevice(HIDDEN_KEY, hiddenIds.size > 0 ? [...hiddenIds] : null)
  for (const listener of listeners) listener()
}

function addHidden(client: QueryClient, viewerId: string | null, id: string): void {
  changeIds(viewerId, () => hiddenIds.add(id))
  // As if it were deleted: every list drops it, and home reads one more.
  applyEvent(client, { kind: 'deleted', id }, null)
}

function removeHidden(client: QueryClient, viewerId: string | null, id: string): void {
  changeIds(viewerId, () => hiddenIds.delete(id))
  void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Shows a hidden prayer in the viewer's lists again. */
export async function showPrayer(
  client: QueryClient,
  viewerId: string | null,
  id: string,
): Promise<void> {
  removeHidden(client, viewerId, id)
  try {
    if (viewerId !== null) await deleteHidden(id)
  } catch (error) {
    addHidden(client, viewerId, id)
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
  addHidden(client, viewerId, id)
  const where = viewerId === null ? 'on this device' : 'from you'
  notify.success(`“${title}” is hidden ${where}`, {
    duration: 10_000,
    action: { label: 'Undo', onClick: () => void showPrayer(client, viewerId, id) },
  })
  try {
    if (viewerId !== null) await insertOnce('hidden_prayers', { prayer_id: id })
  } catch (error) {
    removeHidden(client, viewerId, id)
    notify.error(userMessage(error) ?? 'Unable to hide this prayer. Please try again later.')
  }
  void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
}

/** Lists drop what is newly hidden; they are refetched when a prayer returns to them. */
function refreshLists(client: QueryClient, fresh: readonly string[], isWider: boolean): void {
  for (const id of fresh) applyEvent(client, { kind: 'deleted', id }, null)
  if (isWider) void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Makes the ids, in memory and on the device, those of one viewer. */
function replaceIds(client: QueryClient, viewerId: string | null, ids: readonly string[]): void {
  const isWider = [...hiddenIds].some((id) => !ids.includes(id))
  const fresh = ids.filter((id) => !hiddenIds.has(id))
  owner = viewerId
  writeDevice(OWNER_KEY, owner)
  changeIds(viewerId, () => setIds(ids))
  refreshLists(client, fresh, isWider)
}

/** Shows in this window what another window of the same viewer has hidden or shown. */
function takeOver(client: QueryClient): void {
  if (!isOnDevice || keptOwner() !== owner) return
  const before = new Set(hiddenIds)
  readAgain()
  const fresh = [...hiddenIds].filter((id) => !before.has(id))
  const isWider = [...before].some((id) => !hiddenIds.has(id))
  if (fresh.length === 0 && !isWider) return
  changes += 1
  for (const listener of listeners) listener()
  refreshLists(client, fresh, isWider)
  // Not at once: the other window tells the server at this moment.
  void client.invalidateQueries({
    queryKey: hiddenKeys.ofViewer(owner),
    refetchType: owner === null ? 'active' : 'none',
  })
}

/** Follows what other windows hide and show, until the returned function is called. */
export function followOtherWindows(client: QueryClient): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(HIDDEN_KEY)) takeOver(client)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
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
  if (viewerId === null) {
    // What a member hid before their account could be read is in this window's memory alone.
    if (owner === null) readAgain()
    else replaceIds(client, null, [])
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
