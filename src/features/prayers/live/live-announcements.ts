import type { LiveEvent } from '../cache/live-events'
import type { PrayerScope } from '../cache/prayer-scopes'

/** The specified words for news on screen: a general list, a list of one subject, one's own list. */
const WORDS = {
  general: 'New prayer received!',
  subject: 'A new prayer has been generated!',
  own: 'Prayer list updated!',
} as const

/** News of one kind that follow sooner are one piece of news. In milliseconds. */
const BURST = 5000

function isOf(kinds: PrayerScope['kind'][]) {
  return (scope: PrayerScope) => kinds.includes(scope.kind)
}

/**
 * What to say about an event that changed these lists on screen; null when there is nothing to say. A viewer's
 * own new prayer is news only on the profile of another window: where it was made, saving has said so already.
 */
export function announcementOf(
  event: LiveEvent,
  changed: readonly PrayerScope[],
  viewerId: string | null,
): string | null {
  if (event.kind === 'likes' || (event.kind === 'updated' && event.isVariant)) return null
  if (changed.some(isOf(['mine']))) return WORDS.own
  if (event.kind !== 'inserted') return null
  if (viewerId !== null && event.prayer.userId === viewerId) return null
  if (changed.some(isOf(['category', 'tradition']))) return WORDS.subject
  return changed.length > 0 ? WORDS.general : null
}

/** Says each message at most once per burst. `now` is a clock in milliseconds. */
export function createAnnouncer(say: (message: string) => void, now: () => number) {
  const saidAt = new Map<string, number>()
  return (message: string) => {
    const before = saidAt.get(message)
    saidAt.set(message, now())
    if (before === undefined || now() - before > BURST) say(message)
  }
}
