import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '@/lib/notify'
import { retryWithBackoff } from '@/lib/retry-with-backoff'
import { isEmptyBook } from './book'
import { bookKeys } from './book-queries'
import { adoptVisitorBook, useDeviceBook } from './device-book'

class Unfinished extends Error {}

function goneSentence(count: number): string {
  return count === 1
    ? 'One prayer of this device is no longer public and could not be kept.'
    : `${count} prayers of this device are no longer public and could not be kept.`
}

interface MergeOptions {
  /** Stores a like. Doing it twice changes nothing. Rejects with an AppError. */
  readonly like: (prayerId: string, viewerId: string) => Promise<void>
  /** Called when something has arrived: what shows likes is read again. */
  readonly onArrived: () => void
}

/**
 * Merges the book of this device into the account as soon as somebody is signed in, and what a file brought later. What
 * can not be sent stays on the device and is tried again until it has arrived.
 */
export function useMergeBook(viewerId: string | null, { like, onArrived }: MergeOptions): void {
  const client = useQueryClient()
  const hasVisitorBook = !isEmptyBook(useDeviceBook(null))
  const isWaiting = !isEmptyBook(useDeviceBook(viewerId)) && viewerId !== null

  useEffect(() => {
    if (viewerId !== null && hasVisitorBook) adoptVisitorBook(viewerId)
  }, [viewerId, hasVisitorBook])

  const merge = useEffectEvent(async (ownerId: string, signal: AbortSignal) => {
    const [{ mergeBook }, { mergeTarget }] = await Promise.all([
      import('./merge-book'),
      import('./merge-target'),
    ])
    await retryWithBackoff(
      async () => {
        if (signal.aborted) return
        const { isDone, gone } = await mergeBook(ownerId, mergeTarget(ownerId, like), signal)
        // Even when it was broken off: something may have arrived.
        void client.invalidateQueries({ queryKey: bookKeys.ofViewer(ownerId) })
        onArrived()
        if (gone > 0) notify.info(goneSentence(gone))
        if (!isDone) throw new Unfinished()
      },
      { shouldRetry: () => !signal.aborted },
    )
  })

  useEffect(() => {
    if (viewerId === null || !isWaiting) return undefined
    const leaving = new AbortController()
    merge(viewerId, leaving.signal).catch(() => {
      // Its file did not load, or its person left: the next visit goes on.
    })
    return () => leaving.abort()
  }, [viewerId, isWaiting])
}
