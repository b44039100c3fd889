import type { QueryClient } from '@tanstack/react-query'
import { unwrapEmpty } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { applyEvent } from '../cache/prayer-cache'

/** Makes the wish true. Asking twice, here or from another window, changes nothing. Throws AppError. */
export async function sendLike(prayerId: string, viewerId: string, isLiked: boolean) {
  const likes = supabase.from('likes')
  if (isLiked) {
    const like = { prayer_id: prayerId, user_id: viewerId }
    const once = { onConflict: 'prayer_id,user_id', ignoreDuplicates: true }
    unwrapEmpty(await likes.upsert(like, once))
  } else unwrapEmpty(await likes.delete().eq('prayer_id', prayerId).eq('user_id', viewerId))
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
