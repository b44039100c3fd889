import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notify } from '@/lib/notify'
import { openRealtime } from '@/lib/realtime'
import { announcementOf, createAnnouncer } from './live-announcements'
import type { LiveEvent } from '../cache/live-events'
import {
  eventFromLikesChange,
  eventFromPrayerChange,
  eventFromRemoval,
  type ChangePayload,
} from './live-payloads'
import { createLiveQueue, createThrottle } from './live-queue'
import { retryWithBackoff } from '@/lib/retry-with-backoff'
import { useViewerLikes } from '../like/likes'
import {
  applyEvents,
  refetchAll,
  findCachedPrayer,
  isReadingLists,
  onListRead,
  refreshLikeCount,
} from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'
import type { PrayerScope } from '../cache/prayer-scopes'

const CHANNEL = 'prayer-updates'

/** The client has one channel per name: a new one can only be opened when the old one is closed. */
let leaving: Promise<unknown> = Promise.resolve()

interface SystemPayload {
  readonly extension?: string
  readonly status?: string
}

interface LiveListeners {
  onEvent: (event: LiveEvent) => void
  likesOf: (id: string) => number
  /** Events arrive from now on. Those since the lists were read or the connection was lost are not repeated. */
  onReady: () => void
}

function subscribe(
  realtime: Awaited<ReturnType<typeof openRealtime>>,
  { onEvent, likesOf, onReady }: LiveListeners,
): () => void {
  let isReady = false
  const onPrayer = (payload: ChangePayload) => {
    const event = eventFromPrayerChange(payload, likesOf)
    if (event) onEvent(event)
  }
  const onRemoval = (payload: ChangePayload) => {
    const event = eventFromRemoval(payload)
    if (event) onEvent(event)
  }
  const onLikes = (payload: ChangePayload) => {
    const event = eventFromLikesChange(payload)
    if (event) onEvent(event)
  }
  const prayers = { schema: 'public', table: 'prayers' }
  const channel = realtime
    .channel(CHANNEL)
    .on('postgres_changes', { event: 'INSERT', ...prayers }, onPrayer)
    .on('postgres_changes', { event: 'UPDATE', ...prayers }, onPrayer)
    // DELETE events are not published: everybody would receive those of private prayers.
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'removed_prayers' },
      onRemoval,
    )
    .on('postgres_changes', { event: '*', schema: 'public', table: 'like_counts' }, onLikes)
    // Events arrive some time after SUBSCRIBED: the service sends this message then, and again with each new token.
    .on('system', {}, ({ extension, status }: SystemPayload) => {
      if (extension !== 'postgres_changes' || status !== 'ok' || isReady) return
      isReady = true
      onReady()
    })
    .subscribe((status: string) => {
      if (status !== 'SUBSCRIBED') isReady = false
    })
  return () => {
    leaving = realtime.removeChannel(channel)
  }
}

/** Applies events to the cache, and announces changes of lists on screen that somebody else made. */
function receive(
  client: QueryClient,
  events: readonly LiveEvent[],
  viewerId: string | null,
  announce: (message: string, event: LiveEvent) => void,
): void {
  const unknown = new Set(
    events
      .flatMap((event) => (event.kind === 'updated' ? [event.prayer.id] : []))
      .filter((id) => !findCachedPrayer(client, id)),
  )
  const say = (event: LiveEvent, lists: readonly PrayerScope[]) => {
    const message = announcementOf(event, lists, viewerId)
    if (message && client.isMutating({ mutationKey: prayerKeys.writes }) === 0)
      announce(message, event)
  }
  const changed = applyEvents(client, events, viewerId, (event, scope) => say(event, [scope]))
  for (const [at, event] of events.entries()) {
    const lists = changed[at] ?? []
    // The event of a prayer that has just become visible has no number of likes.
    if (event.kind === 'updated' && unknown.has(event.prayer.id) && lists.length > 0)
      void refreshLikeCount(client, event.prayer.id)
    say(event, lists)
  }
}

/** Keeps every list and prayer on screen up to date, and sends unsent likes. Mounted once, in the app. */
export function useLivePrayers(viewerId: string | null): void {
  useViewerLikes(viewerId)
  useEffect(() => {
    // The button imports it when it is pressed, and without a network it must be there by then.
    if (viewerId !== null) void retryWithBackoff(() => import('../like/likes'))
  }, [viewerId])
  const client = useQueryClient()
  const viewer = useRef(viewerId)
  useEffect(() => {
    viewer.current = viewerId
  }, [viewerId])

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const announce = createAnnouncer(notify.info, Date.now)
    const queue = createLiveQueue({
      apply: (events) => {
        if (!isOver) receive(client, events, viewer.current, announce)
      },
      isReading: () => isReadingLists(client),
      schedule: createThrottle(),
    })
    const stopWatching = onListRead(client, () => queue.afterRead())
    const start = async () => {
      const realtime = await leaving.then(openRealtime)
      if (isOver) return
      stop = subscribe(realtime, {
        onEvent: (event) => queue.add(event),
        likesOf: (id) => findCachedPrayer(client, id)?.likes ?? 0,
        onReady: () => refetchAll(client),
      })
    }
    void start()
    return () => {
      isOver = true
      stopWatching()
      stop()
    }
  }, [client])
}
