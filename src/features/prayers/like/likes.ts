import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppError, isOutcomeUnknown, unwrapEmpty, userMessage } from '@/lib/errors'
import { whenOnline } from '@/lib/network'
import { notify, preloadToasts } from '@/lib/notify'
import { retryWithBackoff } from '@/lib/retry-with-backoff'
import { supabase } from '@/lib/supabase'
import { unsentStates } from '@/lib/unsent-states'
import { createLatestWriter } from '@/lib/write-latest'
import { likeKeys, likeQueries } from '../cache/like-queries'
import { prayerKeys } from '../cache/prayer-queries'
import { findLikedIds, refreshLikeCount, showLiked } from '../cache/prayer-cache'

const unsent = unsentStates('likes-to-send.')

/** Delays before further attempts after the network returned, in milliseconds: it often fails again at once. */
const DELAYS_AFTER_RECONNECT = [1000, 3000, 9000]

/** The likes that this viewer pressed and that the server has not acknowledged, by prayer id; the oldest first. */
export const readUnsentLikes = (viewerId: string): ReadonlyMap<string, boolean> =>
  unsent.read(viewerId)

/** Keeps an unsent like on the device. Null removes it: it was sent, taken back or refused. */
export function writeUnsentLike(viewerId: string, prayerId: string, isLiked: boolean | null): void {
  unsent.write(viewerId, prayerId, isLiked)
}

/** Stores or removes a like. Doing it twice changes nothing. Throws AppError. */
export async function storeLike(
  prayerId: string,
  viewerId: string,
  isLiked: boolean,
): Promise<void> {
  const likes = supabase.from('likes')
  if (isLiked) {
    const like = { prayer_id: prayerId, user_id: viewerId }
    const once = { onConflict: 'prayer_id,user_id', ignoreDuplicates: true }
    unwrapEmpty(await likes.upsert(like, once))
  } else unwrapEmpty(await likes.delete().eq('prayer_id', prayerId).eq('user_id', viewerId))
}

/** Reads what a person likes again: somebody else than the heart has stored likes. */
export function refetchLikes(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: likeKeys.all })
  void client.invalidateQueries({ queryKey: prayerKeys.likedLists })
}

function notifyFailed(isLiked: boolean, error: unknown): void {
  const message = userMessage(error)
  if (message) notify.error(message, { title: 'Unable to like prayer' })
  else if (isLiked) notify.error('Unable to like prayer. Please try again later.')
  else
    notify.error('Unable to update like. Please try again later.', {
      title: 'Failed to update like',
    })
}

/** By viewer and prayer: a prayer may stand on the screen more than once. Replaced when the viewer changes. */
let writers = new Map<string, (isLiked: boolean) => void>()
let signedInId: string | null = null

/** The writers of whoever was signed in before write no more. */
function beginViewer(viewerId: string | null): void {
  if (signedInId !== viewerId) writers = new Map()
  signedInId = viewerId
}

function writerKey(viewerId: string, prayerId: string): string {
  return `${viewerId} ${prayerId}`
}

/** @param isShownKnown whether what the screen shows counts as what the server holds. */
function createWriter(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
  isShownKnown: boolean,
) {
  const queryKey = likeKeys.ofViewer(viewerId)
  const writersOfViewer = writers
  const isSignedOut = () => writers !== writersOfViewer
  let hasReconnected = false
  const isLikedBefore = findLikedIds(client, viewerId)?.includes(prayerId) ?? false
  return createLatestWriter(isLikedBefore, isShownKnown, {
    send: (isLiked) =>
      retryWithBackoff(() => storeLike(prayerId, viewerId, isLiked), {
        delays: hasReconnected ? DELAYS_AFTER_RECONNECT : [],
        shouldRetry: (error) => error instanceof AppError && error.kind === 'offline',
      }),
    isOutcomeUnknown,
    whenOnline: () =>
      whenOnline()?.then(() => {
        hasReconnected = true
        // A like of somebody who has signed out is never sent.
        return isSignedOut() ? new Promise(() => undefined) : undefined
      }) ?? null,
    onUnsent: (isLiked) => {
      if (!isSignedOut()) writeUnsentLike(viewerId, prayerId, isLiked)
    },
    show: (isLiked) => {
      // An answer to a request of before the press would show the state of before it.
      void client.cancelQueries({ queryKey })
      showLiked(client, viewerId, prayerId, isLiked)
    },
    onError: notifyFailed,
    onSettled: () => {
      writersOfViewer.delete(writerKey(viewerId, prayerId))
      void client.invalidateQueries({ queryKey })
      void refreshLikeCount(client, prayerId)
    },
  })
}

function writerOf(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
  isShownKnown: boolean,
): (isLiked: boolean) => void {
  const key = writerKey(viewerId, prayerId)
  const writer = writers.get(key) ?? createWriter(client, viewerId, prayerId, isShownKnown)
  writers.set(key, writer)
  return writer
}

/**
 * Likes a prayer or takes the like back: on the screen at once, then on the server. Offline, the like is kept on the
 * device and sent later. When it fails, the screen goes back and a message says so.
 */
export function toggleLike(client: QueryClient, viewerId: string, prayerId: string): void {
  // A press may come before the app has resumed what was left unsent.
  beginViewer(viewerId)
  const likedIds = findLikedIds(client, viewerId) ?? []
  // Two presses lead back to what was shown, whatever the server holds: a like that could not be read is not removed.
  writerOf(client, viewerId, prayerId, true)(!likedIds.includes(prayerId))
}

/**
 * Sends what an earlier visit of this viewer left unsent, and drops what waits for anybody else. Null when nobody is
 * signed in.
 */
export async function resumeLikes(client: QueryClient, viewerId: string | null): Promise<void> {
  beginViewer(viewerId)
  unsent.removeOthers(viewerId)
  if (viewerId === null || readUnsentLikes(viewerId).size === 0) return
  const writersOfViewer = writers
  // What the server holds by now is not sent again.
  const isRead = await client.fetchQuery(likeQueries.ofViewer(viewerId)).then(
    () => true,
    () => false,
  )
  if (writers !== writersOfViewer) return
  for (const [prayerId, isLiked] of readUnsentLikes(viewerId))
    if (!writers.has(writerKey(viewerId, prayerId)))
      writerOf(client, viewerId, prayerId, isRead)(isLiked)
}

/**
 * Resumes unsent likes, and says once when the viewer's likes cannot be loaded and the device does not know them either:
 * their hearts are empty then. Without a network the page says itself what is wrong.
 */
export function useViewerLikes(viewerId: string | null): void {
  const client = useQueryClient()
  const { isLoadingError } = useQuery({
    ...likeQueries.ofViewer(viewerId ?? ''),
    enabled: viewerId !== null,
  })

  useEffect(() => {
    if (isLoadingError && navigator.onLine) notify.error('Failed to load like information')
  }, [isLoadingError])

  useEffect(() => {
    void resumeLikes(client, viewerId)
    if (viewerId !== null) preloadToasts()
  }, [client, viewerId])
}
