import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { notify } from '@/lib/notify'
import { cn } from '@/lib/class-names'
import { ActionButton } from './action-button'
import { likeQueries } from './like-requests'
import { usePrayerViewer } from './prayer-viewer'

interface LikeButtonProps {
  /** Null for a prayer that has not been saved. */
  prayerId: string | null
  likes: number
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

/** The heart with its number. The number counts people, so a screen reader hears it as such. */
export function LikeButton({ prayerId, likes }: LikeButtonProps) {
  const { viewerId } = usePrayerViewer()
  const isLiked = useIsLiked(prayerId ?? '', viewerId)
  const client = useQueryClient()

  function handlePress() {
    if (viewerId === null) notify.error('Please sign in to like prayers')
    else if (prayerId === null) notify.error('Unable to like prayer. Invalid prayer ID.')
    else
      // It comes with the live channel, after the first screen.
      import('./like-mutation').then(
        ({ wishLike }) => wishLike(client, viewerId, prayerId, !isLiked),
        () => notify.error('Unable to like prayer. Please try again later.'),
      )
  }

  return (
    <ActionButton
      aria-pressed={isLiked}
      aria-label={`Like, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={handlePress}
      icon={<Heart aria-hidden="true" size={18} className={cn(isLiked && 'fill-like text-like')} />}
    >
      <span className="tabular-nums">{likes}</span>
    </ActionButton>
  )
}
