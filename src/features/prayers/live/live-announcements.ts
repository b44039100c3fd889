import type { LiveEvent } from '../cache/live-events'
import type { PrayerScope } from '../cache/prayer-scopes'

/** What is said about a change on screen, by the list: a general one, one of a category or tradition, one's own. */
const WORDS = {
  general: 'New prayer received!',
  subject: 'A new prayer has been generated!',
  own: 'Prayer list updated!',
} as const

/** The same message is said once within this time, in milliseconds. */
const BURST = 5000

function isOf(kinds: PrayerScope['kind'][]) {
  return (scope: PrayerScope) => kinds.includes(scope.kind)
}

/**
 * The message about an event that changed these lists on screen; null when there is none. A viewer's own new prayer
 * is announced only on a profile in another window: where it was made, saving has said so already.
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

/**
 * Says each message at most once per burst, and speaks of an event, which may be applied again after a read, only once.
 * `now` is a clock in milliseconds.
 */
export function createAnnouncer(say: (message: string) => void, now: () => number) {
  const saidAt = new Map<string, number>()
  const announced = new WeakSet<LiveEvent>()
  return (message: string, event: LiveEvent) => {
    if (announced.has(event)) return
    announced.add(event)
    const before = saidAt.get(message)
    saidAt.set(message, now())
    if (before === undefined || now() - before > BURST) say(message)
  }
}
