import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOutcomeUnknown, sentenceOf } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import { likeKeys, likeQueries, sendLike } from './like-requests'
import { createLikeWriter } from './like-writer'
import { applyEvent, moveLikes } from './prayer-cache'

/** Says once when it can not be known what this viewer liked. Hearts are empty then, and numbers still true. */
export function useLikeNotice(viewerId: string | null): void {
  const { isError } = useQuery({
    ...likeQueries.ofViewer(viewerId ?? ''),
    enabled: viewerId !== null,
  })
  useEffect(() => {
    if (isError) notify.error('Failed to load like information')
  }, [isError])
}

/** Shows a wish at once; the count moves only when the heart does, so presses can not add up. */
export function showWish(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
  isLiked: boolean,
): void {
  const key = likeKeys.ofViewer(viewerId)
  const ids = client.getQueryData<string[]>(key) ?? []
  if (ids.includes(prayerId) === isLiked) return
  client.setQueryData(key, isLiked ? [...ids, prayerId] : ids.filter((id) => id !== prayerId))
  moveLikes(client, prayerId, isLiked ? 1 : -1)
}

/** Reads the true number of likes into every place that shows the prayer. A failed read changes nothing. */
export async function refreshLikeCount(client: QueryClient, id: string): Promise<void> {
  const { data } = await supabase
    .from('like_counts')
    .select('likes')
    .eq('prayer_id', id)
    .maybeSingle()
  if (data) applyEvent(client, { kind: 'likes', id, likes: data.likes }, null)
}

/** The writers at work, of each client, by viewer and prayer: a prayer may stand on the screen more than once. */
const writersAtWork = new WeakMap<QueryClient, Map<string, (isLiked: boolean) => void>>()

function sayFailed(wish: boolean, error: unknown): void {
  const sentence = sentenceOf(error)
  if (sentence) notify.error(sentence, { title: 'Unable to like prayer' })
  else if (wish) notify.error('Unable to like prayer. Please try again later.')
  else
    notify.error('Unable to update like. Please try again later.', {
      title: 'Failed to update like',
    })
}

function openWriter(client: QueryClient, viewerId: string, prayerId: string, onRest: () => void) {
  const key = likeKeys.ofViewer(viewerId)
  const liked = client.getQueryData<string[]>(key)
  return createLikeWriter(liked ? liked.includes(prayerId) : null, {
    send: (isLiked) => sendLike(prayerId, viewerId, isLiked),
    isOutcomeUnknown,
    show: (isLiked) => {
      // An answer that was asked for before the press would show the state before it.
      void client.cancelQueries({ queryKey: key })
      showWish(client, viewerId, prayerId, isLiked)
    },
    onFailed: sayFailed,
    onRest: () => {
      onRest()
      void client.invalidateQueries({ queryKey: key })
      void refreshLikeCount(client, prayerId)
    },
  })
}

/** Makes a viewer's wish about a prayer true, on the screen at once. A failed last wish is taken back and said. */
export function wishLike(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
  isLiked: boolean,
): void {
  const writers = writersAtWork.get(client) ?? new Map<string, (isLiked: boolean) => void>()
  writersAtWork.set(client, writers)
  const name = `${viewerId} ${prayerId}`
  const writer =
    writers.get(name) ?? openWriter(client, viewerId, prayerId, () => writers.delete(name))
  writers.set(name, writer)
  writer(isLiked)
}
