import type { QueryClient } from '@tanstack/react-query'
import { hiddenIds } from './hidden-ids'
import { countHiddenChanges, hiddenOwner, readHiddenAgain, replaceHidden } from './hidden-on-device'
import { resumeHidden } from './hide-prayer'
import { hiddenKeys, hiddenQueries, insertOnce } from './hidden-queries'

/** How many ids of a visitor are copied to an account. The database accepts 60 in a minute. */
const COPY_LIMIT = 50

/** The number of synchronisations. A late answer is recognised by it. */
let synchronisations = 0

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
    if (hiddenOwner() === null) readHiddenAgain()
    else replaceHidden(client, null, [])
    return resumeHidden(client, null)
  }
  if (hiddenOwner() !== null && hiddenOwner() !== viewerId) replaceHidden(client, viewerId, [])
  await resumeHidden(client, viewerId)
  if (turn !== synchronisations) return
  const before = countHiddenChanges()
  const known = await client.fetchQuery({
    ...hiddenQueries.ofViewer(viewerId),
    staleTime: 0,
  })
  const ids = known.map(({ id }) => id)
  const brought = hiddenOwner() === null ? [...hiddenIds].filter((id) => !ids.includes(id)) : []
  await copyToAccount(brought)
  if (brought.length > 0) void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
  if (turn !== synchronisations) return
  // A change made meanwhile is newer than this answer.
  if (countHiddenChanges() === before) replaceHidden(client, viewerId, [...ids, ...brought])
  else await syncHiddenPrayers(client, viewerId)
}
