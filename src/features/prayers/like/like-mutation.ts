import { useQuery, type QueryClient } from '@tanstack/react-query'
import { notify } from '@/lib/notify'
import { likeQueries } from './like-requests'

/** Whether this viewer liked this prayer; false while unknown and when the check fails (specification, section 8). */
export function useIsLiked(prayerId: string, viewerId: string | null): boolean {
  const { data } = useQuery({
    ...likeQueries.ofViewer(viewerId ?? ''),
    enabled: viewerId !== null,
    select: (ids) => ids.includes(prayerId),
  })
  return data ?? false
}

/** Turns a viewer's heart, with what the live subscription has brought along: no first screen presses one. */
export async function pressLike(
  client: QueryClient,
  viewerId: string,
  prayerId: string,
): Promise<void> {
  try {
    const { turnLike } = await import('./like-wishes')
    turnLike(client, viewerId, prayerId)
  } catch {
    notify.error('Unable to like prayer. Please try again later.')
  }
}
