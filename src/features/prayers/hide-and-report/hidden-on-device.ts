import type { QueryClient } from '@tanstack/react-query'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { HIDDEN_KEY, hiddenIds, keptHiddenIds } from './hidden-ids'
import { hiddenKeys } from './hidden-queries'
import { applyEvent } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'

/** The storage key of the account that the ids belong to; absent for a visitor. */
const OWNER_KEY = 'hidden-prayers-of'

const keptOwner = () => readDevice(OWNER_KEY, String)

let owner = keptOwner()
/** False when memory knows more than the device could keep. */
let isOnDevice = true

let changes = 0

/** The account that the ids in this window's memory belong to. Another window may have changed the device's already. */
export const hiddenOwner = () => owner

/** The number of changes of the ids. A late answer is recognised by it. */
export const countHiddenChanges = () => changes

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
export function readHiddenAgain(): void {
  if (isOnDevice && keptOwner() === owner) setIds(keptHiddenIds())
}

/** Changes the ids in memory, and on the device where those are the viewer's. */
function changeIds(viewerId: string | null, change: () => void): void {
  const areOwn = owner === viewerId && keptOwner() === owner
  if (areOwn) readHiddenAgain()
  change()
  changes += 1
  if (areOwn) isOnDevice = writeDevice(HIDDEN_KEY, hiddenIds.size > 0 ? [...hiddenIds] : null)
  for (const listener of listeners) listener()
}

/** Takes a prayer out of this viewer's lists, or puts it back. */
export function setHidden(
  client: QueryClient,
  viewerId: string | null,
  id: string,
  isHidden: boolean,
): void {
  changeIds(viewerId, () => (isHidden ? hiddenIds.add(id) : hiddenIds.delete(id)))
  // As if it were deleted: every list drops it, and home reads one more.
  if (isHidden) applyEvent(client, { kind: 'deleted', id }, null)
  else void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Lists drop what is newly hidden; they are refetched when a prayer returns to them. */
function refreshLists(client: QueryClient, fresh: readonly string[], isWider: boolean): void {
  for (const id of fresh) applyEvent(client, { kind: 'deleted', id }, null)
  if (isWider) void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Makes the ids, in memory and on the device, those of one viewer. */
export function replaceHidden(
  client: QueryClient,
  viewerId: string | null,
  ids: readonly string[],
): void {
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
  readHiddenAgain()
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
