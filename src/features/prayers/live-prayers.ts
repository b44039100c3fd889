import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notify } from '@/lib/notify'
import { openRealtime } from '@/lib/realtime'
import { useLikeNotice } from './like-mutation'
import { refreshLikeCount } from './like-requests'
import { announcementOf, createAnnouncer } from './live-announcements'
import type { LiveEvent } from './live-events'
import { eventFromLikesChange, eventFromPrayerChange, type ChangePayload } from './live-payloads'
import { applyEvent, catchUp, findCachedPrayer } from './prayer-cache'
import { prayerKeys } from './prayer-queries'

const CHANNEL = 'prayer-updates'

/** The client hands out one channel per name: a new one may only be asked for when the old one is gone. */
let leaving: Promise<unknown> = Promise.resolve()

interface LiveListeners {
  onEvent: (event: LiveEvent) => void
  likesOf: (id: string) => number
  /** The channel is back after a gap, in which events were missed: they are not repeated. */
  onReturn: () => void
}

function subscribe(
  supabase: Awaited<ReturnType<typeof openRealtime>>,
  { onEvent, likesOf, onReturn }: LiveListeners,
): () => void {
  let hasBeenOpen = false
  const onPrayer = (payload: ChangePayload) => {
    const event = eventFromPrayerChange(payload, likesOf)
    if (event) onEvent(event)
  }
  const onLikes = (payload: ChangePayload) => {
    const event = eventFromLikesChange(payload)
    if (event) onEvent(event)
  }
  const prayers = { schema: 'public', table: 'prayers' }
  const channel = supabase
    .channel(CHANNEL)
    .on('postgres_changes', { event: 'INSERT', ...prayers }, onPrayer)
    .on('postgres_changes', { event: 'UPDATE', ...prayers }, onPrayer)
    .on('postgres_changes', { event: 'DELETE', ...prayers }, onPrayer)
    .on('postgres_changes', { event: '*', schema: 'public', table: 'like_counts' }, onLikes)
    .subscribe((status) => {
      if (status !== 'SUBSCRIBED') return
      if (hasBeenOpen) onReturn()
      hasBeenOpen = true
    })
  return () => {
    leaving = supabase.removeChannel(channel)
  }
}

/** Tells the caches about an event, and the reader if a list on screen changed by someone else's doing. */
function receive(
  client: QueryClient,
  event: LiveEvent,
  viewerId: string | null,
  announce: (message: string) => void,
): void {
  const isKnown = event.kind !== 'updated' || findCachedPrayer(client, event.prayer.id)
  const changed = applyEvent(client, event, viewerId)
  // A prayer that has just become visible comes without its number of likes.
  if (event.kind === 'updated' && !isKnown && changed.length > 0)
    void refreshLikeCount(client, event.prayer.id)
  const isOwnWriteUnderWay = client.isMutating({ mutationKey: prayerKeys.writes }) > 0
  const message = announcementOf(event, changed, viewerId)
  if (message && !isOwnWriteUnderWay) announce(message)
}

/** Keeps every list and prayer on screen up to date, and says when likes can not be. Mounted once, in the app. */
export function useLivePrayers(viewerId: string | null): void {
  useLikeNotice(viewerId)
  const client = useQueryClient()
  const viewer = useRef(viewerId)
  useEffect(() => {
    viewer.current = viewerId
  }, [viewerId])

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const announce = createAnnouncer(notify.info, Date.now)
    const start = async () => {
      const [supabase] = await Promise.all([openRealtime(), leaving])
      if (isOver) return
      stop = subscribe(supabase, {
        onEvent: (event) => receive(client, event, viewer.current, announce),
        likesOf: (id) => findCachedPrayer(client, id)?.likes ?? 0,
        onReturn: () => catchUp(client),
      })
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [client])
}
