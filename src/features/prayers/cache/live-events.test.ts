import { describe, expect, it } from 'vitest'
import { isUncertainAfter, reducePages, type LiveEvent } from './live-events'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
import type { PrayerScope } from './prayer-scopes'

const ALL: PrayerScope = { kind: 'all' }

function page(prayers: Prayer[], isLast = true) {
  return { prayers, next: isLast ? null : 'more' }
}

function minutesAfter(
  event: LiveEvent,
  {
    pages = [page([prayerAt(3), prayerAt(1)])],
    scope = ALL,
    viewerId = null as string | null,
  } = {},
) {
  return reducePages(pages, scope, event, viewerId)
    .flatMap(({ prayers }) => prayers)
    .map(({ createdAt }) => new Date(createdAt).getUTCMinutes())
}

const inserted = (prayer: Prayer): LiveEvent => ({ kind: 'inserted', prayer })
const updated = (prayer: Prayer): LiveEvent => ({ kind: 'updated', prayer })

describe('a new prayer', () => {
  it('goes to the top', () => {
    expect(minutesAfter(inserted(prayerAt(9)))).toEqual([9, 3, 1])
  })

  it('that arrives late stands where its age belongs', () => {
    expect(minutesAfter(inserted(prayerAt(2)))).toEqual([3, 2, 1])
    expect(minutesAfter(inserted(prayerAt(0)))).toEqual([3, 1, 0])
  })

  it('that is older than everything loaded is left to a later page', () => {
    const pages = [page([prayerAt(5), prayerAt(3)], false)]
    expect(reducePages(pages, ALL, inserted(prayerAt(1)), null)).toBe(pages)
  })

  it('goes into the page whose span it belongs to', () => {
    const pages = [page([prayerAt(9), prayerAt(7)], false), page([prayerAt(4)])]
    const [first, second] = reducePages(pages, ALL, inserted(prayerAt(5)), null)
    expect(first?.prayers).toHaveLength(2)
    expect(second?.prayers.map(({ title }) => title)).toEqual([
      'Prayer of minute 5',
      'Prayer of minute 4',
    ])
  })

  it('told twice, or already shown by the window that made it, changes nothing', () => {
    const pages = [page([prayerAt(3), prayerAt(1)])]
    expect(reducePages(pages, ALL, inserted(prayerAt(3)), null)).toBe(pages)
  })

  it('of the same millisecond is ordered by id, as the database does', () => {
    const id = 'ffffffff-0000-4000-8000-000000000000'
    const [first] = reducePages([page([prayerAt(3)])], ALL, inserted(prayerAt(3, { id })), null)
    expect(first?.prayers.map((prayer) => prayer.id)).toEqual([id, prayerAt(3).id])
  })

  it('stays out of lists it does not belong to', () => {
    const scope: PrayerScope = { kind: 'tradition', tradition: 'Judaism' }
    expect(minutesAfter(inserted(prayerAt(9)), { scope })).toEqual([3, 1])
  })

  it('that is private appears for its owner only', () => {
    const secret = prayerAt(9, { isPrivate: true, userId: 'owner' })
    expect(minutesAfter(inserted(secret))).toEqual([3, 1])
    expect(minutesAfter(inserted(secret), { viewerId: 'other' })).toEqual([3, 1])
    expect(minutesAfter(inserted(secret), { viewerId: 'owner' })).toEqual([9, 3, 1])
  })

  it('makes the list of newest forget what nobody will scroll to', () => {
    const many = Array.from({ length: 1000 }, (_, age) => prayerAt(1000 - age))
    const scope: PrayerScope = { kind: 'newest' }
    const minutes = minutesAfter(inserted(prayerAt(1001)), { pages: [page(many, false)], scope })
    expect(minutes).toHaveLength(1000)
    expect(minutes[0]).toBe(1001 % 60)
  })
})

describe('a changed prayer', () => {
  const later = new Date(Date.UTC(2026, 0, 1, 9)).toISOString()
  const changed = prayerAt(3, { title: 'New title', updatedAt: later })

  it('is replaced in its place and keeps its likes', () => {
    const pages = [page([prayerAt(3, { likes: 5 }), prayerAt(1)])]
    const [first] = reducePages(pages, ALL, updated(changed), null)
    expect(first?.prayers[0]).toMatchObject({ title: 'New title', likes: 5 })
  })

  it('is not put back to an older state by a late event', () => {
    const pages = [page([changed])]
    expect(reducePages(pages, ALL, updated(prayerAt(3, { title: 'Old title' })), null)).toBe(pages)
  })

  it('leaves the lists it no longer belongs to and enters those it now does', () => {
    const before: PrayerScope = { kind: 'tradition', tradition: changed.tradition }
    const after: PrayerScope = { kind: 'tradition', tradition: 'Shinto' }
    const moved = updated({ ...changed, tradition: 'Shinto' })
    expect(minutesAfter(moved, { scope: before })).toEqual([1])
    expect(minutesAfter(moved, { scope: after, pages: [page([prayerAt(1)])] })).toEqual([3, 1])
  })

  it('that became private leaves its public profile, but not its owner’s lists', () => {
    const hidden = { ...changed, isPrivate: true, userId: 'owner' }
    const pages = [page([prayerAt(3, { userId: 'owner' })])]
    const viewerId = 'owner'
    const publicScope: PrayerScope = { kind: 'owner', ownerId: 'owner' }
    const ownScope: PrayerScope = { kind: 'mine', ownerId: 'owner' }
    expect(minutesAfter(updated(hidden), { pages, scope: publicScope, viewerId })).toEqual([])
    expect(minutesAfter(updated(hidden), { pages, scope: ownScope, viewerId })).toEqual([3])
  })
})

describe.each<PrayerScope>([
  { kind: 'category', category: 'Hope', search: '' },
  { kind: 'search', search: 'peace', tradition: null, category: null, type: null },
])('a list of a $kind, whose members only the server knows,', (scope) => {
  const pages = [page([prayerAt(3), prayerAt(1)])]
  const after = (event: LiveEvent) => reducePages(pages, scope, event, null)
  const isDoubtful = (event: LiveEvent) => isUncertainAfter(pages, after(event), scope, event, null)
  const later = new Date(Date.UTC(2026, 0, 1, 9)).toISOString()

  it('takes in no new prayer, and doubts', () => {
    expect(after(inserted(prayerAt(9)))).toBe(pages)
    expect(isDoubtful(inserted(prayerAt(9)))).toBe(true)
    expect(isDoubtful(updated(prayerAt(2)))).toBe(true)
  })

  it('shows a changed prayer as it is now, and doubts', () => {
    const changed = updated(prayerAt(3, { title: 'New title', updatedAt: later }))
    expect(after(changed)[0]?.prayers[0]?.title).toBe('New title')
    expect(isDoubtful(changed)).toBe(true)
  })

  it('has no doubt about what it shows already, what is gone, and what is not for the viewer', () => {
    expect(isDoubtful(inserted(prayerAt(3)))).toBe(false)
    expect(isDoubtful({ kind: 'deleted', id: prayerAt(3).id })).toBe(false)
    expect(isDoubtful({ kind: 'likes', id: prayerAt(3).id, likes: 3 })).toBe(false)
    const hidden = updated(prayerAt(3, { isPrivate: true, userId: 'owner', updatedAt: later }))
    expect(after(hidden)[0]?.prayers).toHaveLength(1)
    expect(isDoubtful(hidden)).toBe(false)
  })
})

describe('a deleted prayer', () => {
  it('goes, and its deletion told again changes nothing', () => {
    const pages = [page([prayerAt(3), prayerAt(1)])]
    const event: LiveEvent = { kind: 'deleted', id: prayerAt(3).id }
    const after = reducePages(pages, ALL, event, null)
    expect(after[0]?.prayers).toHaveLength(1)
    expect(reducePages(after, ALL, event, null)).toBe(after)
  })
})

describe('a counted like', () => {
  it('sets the number told, so that an echo of an own like adds nothing', () => {
    const event: LiveEvent = { kind: 'likes', id: prayerAt(3).id, likes: 2 }
    const after = reducePages([page([prayerAt(3, { likes: 1 })])], ALL, event, null)
    expect(after[0]?.prayers[0]?.likes).toBe(2)
    expect(reducePages(after, ALL, event, null)).toBe(after)
  })
})
