import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bookKeys } from '@/features/book/book-queries'
import { useDeviceBook } from '@/features/book/device-book'
import { forgetCollectionsOfOthers, keepCollections } from '@/features/book/kept-collections'
import { forgetChosenOfOthers, keepChosen, keepLikes } from '@/features/prayers/cache/keep-chosen'
import { likeKeys } from '@/features/prayers/cache/like-queries'
import { isDataSpared, whenIdle } from './when-idle'

/** Changes are followed together, after so many milliseconds without another. */
const AFTER_CHANGE = 2000

/** Keeps what somebody likes or keeps, and what their collections hold. Rejects with an AppError, and once `signal` is aborted. */
async function keepBook(
  client: QueryClient,
  viewerId: string | null,
  keptIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (!navigator.onLine) return
  const [likedIds, collections] = await Promise.all([
    viewerId === null ? keptIds : keepLikes(client, viewerId, signal),
    keepCollections(viewerId, signal),
  ])
  const collectedIds = collections.flatMap(({ entries }) => entries.map((each) => each.prayerId))
  await keepChosen(client, viewerId, [...new Set([...collectedIds, ...likedIds])], signal)
}

/** Calls back when what this viewer likes or collects has been changed or read again. */
function subscribeToBook(client: QueryClient, viewerId: string, onChange: () => void): () => void {
  const [likes, book] = [likeKeys.ofViewer(viewerId), bookKeys.ofViewer(viewerId)]
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey } = event.query
    const isOf = (key: readonly unknown[]) => key.every((part, at) => queryKey[at] === part)
    // The order of the likes is read by the keeping itself.
    if (isOf(book) || (isOf(likes) && queryKey.length === likes.length)) onChange()
  })
}

/**
 * Keeps the whole prayer book of this viewer on the device, where it can be read without a network: late, and again after
 * each change. What was kept for anybody else is forgotten.
 */
export function useKeepBook(viewerId: string | null): void {
  const client = useQueryClient()
  const deviceBook = useDeviceBook(viewerId)
  useEffect(() => {
    forgetChosenOfOthers(viewerId)
    forgetCollectionsOfOthers(viewerId)
    if (isDataSpared()) return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const keptIds = deviceBook.kept.map(({ prayerId }) => prayerId)
    const keep = () =>
      void keepBook(client, viewerId, keptIds, leaving.signal).catch(() => {
        // The server could not be reached, or its person left: the next change or visit goes on.
      })
    const keepLater = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, AFTER_CHANGE)
    }
    const takeBack = whenIdle(keep)
    const stop = viewerId === null ? null : subscribeToBook(client, viewerId, keepLater)
    return () => {
      leaving.abort()
      takeBack()
      stop?.()
      clearTimeout(timer)
    }
  }, [client, viewerId, deviceBook])
}
