import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { notify } from '@/lib/notify'
import { cn } from '@/lib/class-names'
import { ActionButton } from '../actions/action-button'
import { useIsLiked, pressLike } from './like-mutation'
import { usePrayerViewer } from '../prayer-viewer'

interface LikeButtonProps {
  /** Null for a prayer that has not been saved. */
  prayerId: string | null
  likes: number
}

/** The heart with its number. The number counts people, so a screen reader hears it as such. */
export function LikeButton({ prayerId, likes }: LikeButtonProps) {
  const { viewerId } = usePrayerViewer()
  const isLiked = useIsLiked(prayerId ?? '', viewerId)
  const client = useQueryClient()

  function handlePress() {
    if (viewerId === null) notify.error('Please sign in to like prayers')
    else if (prayerId === null) notify.error('Unable to like prayer. Invalid prayer ID.')
    else void pressLike(client, viewerId, prayerId)
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
