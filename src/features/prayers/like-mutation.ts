import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notify } from '@/lib/notify'
import { likeKeys, likeQueries, refreshLikeCount, sendLike } from './like-requests'
import { moveLikes } from './prayer-cache'

interface LikeWish {
  isLiked: boolean
}

/** Whether this viewer liked this prayer; false while unknown and when the check fails (specification, section 8). */
export function useIsLiked(prayerId: string, viewerId: string | null): boolean {
  const { data } = useQuery({
    ...likeQueries.ofViewer(viewerId ?? ''),
    enabled: viewerId !== null,
    select: (ids) => ids.includes(prayerId),
  })
  return data ?? false
}

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

function pendingWishes(client: QueryClient, prayerId: string) {
  return client
    .getMutationCache()
    .findAll({ mutationKey: likeKeys.change(prayerId), status: 'pending' })
}

/**
 * The like of one prayer. Presses are written one after another and only the last wish is sent; a failed last
 * wish is taken back with the specified words, and what the server really knows is read again.
 */
export function useLikeMutation(prayerId: string, viewerId: string) {
  const client = useQueryClient()
  const key = likeKeys.ofViewer(viewerId)
  return useMutation({
    mutationKey: likeKeys.change(prayerId),
    scope: { id: `like:${prayerId}` },
    mutationFn: async (wish: LikeWish) => {
      const latest = pendingWishes(client, prayerId).at(-1)?.state.variables as LikeWish | undefined
      if (latest === wish || !latest) await sendLike(prayerId, viewerId, wish.isLiked)
    },
    onMutate: (wish) => {
      void client.cancelQueries({ queryKey: key })
      showWish(client, viewerId, prayerId, wish.isLiked)
    },
    onError: (_error, wish) => {
      if (pendingWishes(client, prayerId).length > 1) return
      showWish(client, viewerId, prayerId, !wish.isLiked)
      if (wish.isLiked) notify.error('Unable to like prayer. Please try again later.')
      else
        notify.error('Unable to update like. Please try again later.', {
          title: 'Failed to update like',
        })
    },
    onSettled: () => {
      if (pendingWishes(client, prayerId).length > 1) return
      void client.invalidateQueries({ queryKey: key })
      void refreshLikeCount(client, prayerId)
    },
  })
}
