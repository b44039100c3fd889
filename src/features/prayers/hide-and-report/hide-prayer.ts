import type { QueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown, userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { unsentStates } from '@/lib/unsent-states'
import { createLatestWriter } from '@/lib/write-latest'
import { setHidden } from './hidden-on-device'
import { deleteHidden, hiddenKeys, insertOnce } from './hidden-queries'

const unsent = unsentStates('hidden-to-send.')

function notifyFailed(isHidden: boolean, error: unknown): void {
  const deed = isHidden ? 'hide this prayer' : 'show this prayer again'
  notify.error(userMessage(error) ?? `Unable to ${deed}. Please try again later.`)
}

interface Writer {
  readonly write: (isHidden: boolean) => void
  /** Resolves when nothing is left to send. */
  readonly settled: Promise<void>
}

/** By account and prayer, while something is being sent. */
const writers = new Map<string, Writer>()

function createWriter(client: QueryClient, viewerId: string, id: string, isHidden: boolean) {
  const key = `${viewerId} ${id}`
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  const write = createLatestWriter<boolean>(!isHidden, true, {
    send: (wanted) => (wanted ? insertOnce('hidden_prayers', { prayer_id: id }) : deleteHidden(id)),
    isOutcomeUnknown,
    whenOnline: () => null,
    onUnsent: (wanted) => unsent.write(viewerId, id, wanted),
    show: (shown) => setHidden(client, viewerId, id, shown),
    onError: notifyFailed,
    onSettled: () => {
      writers.delete(key)
      void client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
      settle()
    },
  })
  writers.set(key, { write, settled })
  return { write, settled }
}

/** Hides a prayer or shows it again: on the screen at once, then in the account. The last press wins. */
function writeHidden(
  client: QueryClient,
  viewerId: string | null,
  id: string,
  isHidden: boolean,
): Promise<void> {
  if (viewerId === null) {
    setHidden(client, viewerId, id, isHidden)
    return client.invalidateQueries({ queryKey: hiddenKeys.ofViewer(viewerId) })
  }
  const { write, settled } =
    writers.get(`${viewerId} ${id}`) ?? createWriter(client, viewerId, id, isHidden)
  write(isHidden)
  return settled
}

/**
 * Sends what an earlier visit of this viewer left unsent, and drops what waits for anybody else: a page that was left at once
 * took it along. Resolves when the account knows, or when that failed and was said.
 */
export async function resumeHidden(client: QueryClient, viewerId: string | null): Promise<void> {
  unsent.removeOthers(viewerId)
  if (viewerId === null) return
  const waiting = [...unsent.read(viewerId)].filter(([id]) => !writers.has(`${viewerId} ${id}`))
  await Promise.all(waiting.map(([id, isHidden]) => writeHidden(client, viewerId, id, isHidden)))
}

/** Shows a hidden prayer in the viewer's lists again. Resolves when the account knows, or when that failed and was said. */
export function showPrayer(
  client: QueryClient,
  viewerId: string | null,
  id: string,
): Promise<void> {
  return writeHidden(client, viewerId, id, false)
}

/** Hides a prayer from the viewer's lists at once, and offers to undo that. Resolves as `showPrayer` does. */
export function hidePrayer(
  client: QueryClient,
  viewerId: string | null,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const stored = writeHidden(client, viewerId, id, true)
  const where = viewerId === null ? 'on this device' : 'from you'
  notify.success(`“${title}” is hidden ${where}`, {
    duration: 10_000,
    action: { label: 'Undo', onClick: () => void showPrayer(client, viewerId, id) },
  })
  return stored
}
