import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { notify } from '@/lib/notify'
import { cn } from '@/lib/class-names'
import { ActionButton } from '../actions/action-button'
import { likeQueries } from '../cache/like-queries'
import { usePrayerViewer } from '../prayer-viewer'

interface LikeButtonProps {
  /** Null for a prayer that has not been saved. */
  prayerId: string | null
  likes: number
}

/** Whether this viewer liked this prayer. False while that is unknown and when the request fails. */
function useIsLiked(prayerId: string | null, viewerId: string | null): boolean {
  const { data } = useQuery({
    ...likeQueries.ofViewer(viewerId ?? ''),
    enabled: viewerId !== null,
    select: (ids) => prayerId !== null && ids.includes(prayerId),
  })
  return data ?? false
}

/** The heart with its number. The number counts people, so a screen reader hears it as such. */
export function LikeButton({ prayerId, likes }: LikeButtonProps) {
  const { viewerId, book } = usePrayerViewer()
  const isLiked = useIsLiked(prayerId, viewerId)
  const client = useQueryClient()

  async function toggle(likedBy: string, id: string) {
    try {
      // The first screen does without; the live subscription loads it ahead, for presses offline.
      const { toggleLike } = await import('./likes')
      toggleLike(client, likedBy, id)
    } catch {
      notify.error('Unable to like prayer. Please try again later.')
    }
  }

  /** A visitor can not like, but can keep. */
  const keepInstead =
    book && prayerId !== null
      ? { action: { label: 'Keep in my book', onClick: () => book.keepOnDevice(prayerId) } }
      : undefined

  function handlePress() {
    if (viewerId === null) notify.error('Please sign in to like prayers', keepInstead)
    else if (prayerId === null) notify.error('Unable to like prayer. Invalid prayer ID.')
    else void toggle(viewerId, prayerId)
  }

  return (
    <ActionButton
      aria-pressed={isLiked}
      aria-keyshortcuts="l"
      aria-label={`Like, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={handlePress}
      icon={<Heart aria-hidden="true" size={18} className={cn(isLiked && 'fill-like text-like')} />}
    >
      <span className="tabular-nums">{likes}</span>
    </ActionButton>
  )
}
