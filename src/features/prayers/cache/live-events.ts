import { compareNewestFirst, type Prayer } from '../prayer'
import { belongsTo, type PrayerScope } from './prayer-scopes'

export interface PrayerEvent {
  readonly kind: 'inserted' | 'updated'
  readonly prayer: Prayer
  /** Of an update: its maker is still choosing among variants, one of which has taken the place of another. */
  readonly isVariant?: boolean
}

/** A change of a prayer: from the live channel, or from an own write. Inserted and updated prayers carry the likes already known, or 0. */
export type LiveEvent =
  | PrayerEvent
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'likes'; readonly id: string; readonly likes: number }

interface Page<Key> {
  readonly prayers: readonly Prayer[]
  readonly next: Key | null
}

/** How many prayers the list of newest keeps: ten are shown, a burst of others may wait behind the "new prayers" button. */
const NEWEST_KEPT = 1000

function mapPages<Key>(
  pages: Page<Key>[],
  change: (prayers: readonly Prayer[]) => readonly Prayer[],
): Page<Key>[] {
  let hasChanged = false
  const changed = pages.map((page) => {
    const prayers = change(page.prayers)
    if (prayers === page.prayers) return page
    hasChanged = true
    return { ...page, prayers }
  })
  return hasChanged ? changed : pages
}

function without(id: string) {
  return (prayers: readonly Prayer[]) =>
    prayers.some((prayer) => prayer.id === id)
      ? prayers.filter((prayer) => prayer.id !== id)
      : prayers
}

function replacing(id: string, change: (prayer: Prayer) => Prayer) {
  return (prayers: readonly Prayer[]) => {
    const index = prayers.findIndex((prayer) => prayer.id === id)
    const known = prayers[index]
    if (!known) return prayers
    const changed = change(known)
    return changed === known ? prayers : prayers.with(index, changed)
  }
}

/** Puts a prayer where its age belongs; one that is older than all loaded pages comes with a later page. */
function insert<Key>(pages: Page<Key>[], prayer: Prayer): Page<Key>[] {
  const isBefore = (known: Prayer) => compareNewestFirst(prayer, known) < 0
  const pageIndex = pages.findIndex((page) => page.prayers.some(isBefore))
  const page = pages[pageIndex]
  if (page) {
    const prayers = page.prayers.toSpliced(page.prayers.findIndex(isBefore), 0, prayer)
    return pages.with(pageIndex, { ...page, prayers })
  }
  const last = pages.at(-1)
  if (!last || last.next !== null) return pages
  return [...pages.slice(0, -1), { ...last, prayers: [...last.prayers, prayer] }]
}

/** The newer of two states of one prayer. Its likes are counted elsewhere and stay. */
export function mergePrayer(known: Prayer, received: Prayer): Prayer {
  if (Date.parse(received.updatedAt) < Date.parse(known.updatedAt)) return known
  if (received.updatedAt === known.updatedAt) return known
  return { ...received, likes: known.likes }
}

/** Sets the number of likes; the same object when nothing changes. */
export function withLikes(prayer: Prayer, likes: number): Prayer {
  return prayer.likes === likes ? prayer : { ...prayer, likes }
}

function put<Key>(
  pages: Page<Key>[],
  scope: PrayerScope,
  prayer: Prayer,
  viewerId: string | null,
): Page<Key>[] {
  const known = pages.flatMap((page) => page.prayers).find(({ id }) => id === prayer.id)
  const current = known ? mergePrayer(known, prayer) : prayer
  const belongs = belongsTo(scope, current, viewerId)
  if (belongs === false) return mapPages(pages, without(prayer.id))
  if (known)
    return mapPages(
      pages,
      replacing(prayer.id, () => current),
    )
  return belongs === true ? insert(pages, prayer) : pages
}

/** Whether only the server knows what an event means for the list, whose pages were `before` and are now `after`. */
export function isUncertainAfter<Key>(
  before: Page<Key>[],
  after: Page<Key>[],
  scope: PrayerScope,
  event: LiveEvent,
  viewerId: string | null,
): event is PrayerEvent {
  if (!('prayer' in event) || belongsTo(scope, event.prayer, viewerId) !== null) return false
  return (
    before !== after ||
    !before.some(({ prayers }) => prayers.some(({ id }) => id === event.prayer.id))
  )
}

/**
 * A list after an event. The same array when the event changes nothing in it (echo, duplicate, late event, other
 * list), so that callers can tell. A list whose members only the server knows drops what became private and inserts
 * nothing.
 */
export function reducePages<Key>(
  pages: Page<Key>[],
  scope: PrayerScope,
  event: LiveEvent,
  viewerId: string | null,
): Page<Key>[] {
  switch (event.kind) {
    case 'deleted':
      return mapPages(pages, without(event.id))
    case 'likes':
      return mapPages(
        pages,
        replacing(event.id, (prayer) => withLikes(prayer, event.likes)),
      )
    case 'inserted':
    case 'updated': {
      const changed = put(pages, scope, event.prayer, viewerId)
      if (scope.kind !== 'newest') return changed
      return mapPages(changed, (prayers) =>
        prayers.length > NEWEST_KEPT ? prayers.slice(0, NEWEST_KEPT) : prayers,
      )
    }
  }
}
