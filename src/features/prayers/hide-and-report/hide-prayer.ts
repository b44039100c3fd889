import type { QueryClient } from '@tanstack/react-query'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { HIDDEN_KEY, hiddenIds } from './hidden-ids'
import { hiddenKeys, hiddenQueries, insertOnce, deleteHidden } from './hidden-queries'
import { applyEvent } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'

/** Whose ids the device keeps: an account's, or a visitor's when there is none. */
const OWNER_KEY = 'hidden-prayers-of'

/** How many ids of a visitor are taken into an account; the database takes 60 in a minute. */
const TAKEN_ALONG = 50

/** Counts what changes the ids, and who follows whom, so that a late answer can be told from a current one. */
let changes = 0
let followed = 0

function keep(): void {
  changes += 1
  writeDevice(HIDDEN_KEY, hiddenIds.size > 0 ? [...hiddenIds] : null)
}

function leaveOut(client: QueryClient, id: string): void {
  hiddenIds.add(id)
  keep()
  // As if it were gone: every list drops it, and home reads one more.
  applyEvent(client, { kind: 'deleted', id }, null)
}

function letIn(client: QueryClient, id: string): void {
  hiddenIds.delete(id)
  keep()
  void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Lets a prayer stand in this person's lists again. */
export async function showPrayer(
  client: QueryClient,
  viewerId: string | null,
  id: string,
): Promise<void> {
  letIn(client, id)
  if (viewerId === null) return
  try {
    await deleteHidden(id)
  } catch (error) {
    leaveOut(client, id)
    notify.error(userMessage(error) ?? 'Unable to show this prayer again. Please try again later.')
  }
  void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
}

/** Takes a prayer out of this person's lists at once, and offers to take that back. */
export async function hidePrayer(
  client: QueryClient,
  viewerId: string | null,
  { id, title }: { id: string; title: string },
): Promise<void> {
  leaveOut(client, id)
  const where = viewerId === null ? 'on this device' : 'from you'
  notify.success(`“${title}” is hidden ${where}`, {
    duration: 10_000,
    action: { label: 'Undo', onClick: () => void showPrayer(client, viewerId, id) },
  })
  if (viewerId === null) return
  try {
    await insertOnce('hidden_prayers', { prayer_id: id })
  } catch (error) {
    letIn(client, id)
    notify.error(userMessage(error) ?? 'Unable to hide this prayer. Please try again later.')
  }
  void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
}

/** Puts these ids in the place of those that the device kept; lists are read again when something returns to them. */
function replaceIds(client: QueryClient, owner: string | null, ids: readonly string[]): void {
  const isWider = [...hiddenIds].some((id) => !ids.includes(id))
  const fresh = ids.filter((id) => !hiddenIds.has(id))
  hiddenIds.clear()
  for (const id of ids) hiddenIds.add(id)
  keep()
  writeDevice(OWNER_KEY, owner)
  for (const id of fresh) applyEvent(client, { kind: 'deleted', id }, null)
  if (isWider) void client.invalidateQueries({ queryKey: prayerKeys.lists })
}

/** Takes what a visitor hid into the account; what is gone meanwhile is left. */
async function takeAlong(ids: readonly string[]): Promise<void> {
  for (const id of ids.slice(0, TAKEN_ALONG))
    await insertOnce('hidden_prayers', { prayer_id: id }).catch(() => undefined)
}

/**
 * Makes the device keep what belongs to whoever is looking now: the account's own ids after signing in, and what was
 * hidden before besides; none after signing out. When the account can not be asked, what is kept stays.
 */
export async function syncHiddenPrayers(
  client: QueryClient,
  viewerId: string | null,
): Promise<void> {
  const turn = ++followed
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
  await takeAlong(brought)
  if (brought.length > 0) void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
  if (turn !== followed) return
  // What was hidden or shown meanwhile is newer than this answer.
  if (changes === before) replaceIds(client, viewerId, [...ids, ...brought])
  else await syncHiddenPrayers(client, viewerId)
}
