import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { retryWithBackoff } from '@/lib/retry-with-backoff'
import { isEmptyBook } from './book'
import { bookKeys } from './book-queries'
import { adoptVisitorBook, useDeviceBook } from './device-book'

class Unfinished extends Error {}

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
        const outcome = await mergeBook(ownerId, mergeTarget(ownerId, like), signal)
        if (signal.aborted) return
        void client.invalidateQueries({ queryKey: bookKeys.ofViewer(ownerId) })
        onArrived()
        if (outcome === 'left') throw new Unfinished()
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
