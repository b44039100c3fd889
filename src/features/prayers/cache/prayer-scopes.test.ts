import { describe, expect, it } from 'vitest'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import { prayerAt } from '../prayer-fixture'
import type { Prayer } from '../prayer'
import { reducePages } from './live-events'
import { belongsTo, type PrayerScope } from './prayer-scopes'

const CATEGORY: PrayerScope = { kind: 'category', category: 'Peace', search: '' }
const SEARCH: PrayerScope = {
  kind: 'search',
  search: 'peace',
  tradition: null,
  category: null,
  type: null,
}

describe('a list', () => {
  it('of a category or a search is left to the server, which alone has the rule', () => {
    for (const scope of [CATEGORY, SEARCH]) {
      expect(belongsTo(scope, prayerAt(1), null)).toBeNull()
      expect(belongsTo(scope, prayerAt(1, { isPrivate: true, userId: 'me' }), 'me')).toBeNull()
    }
  })

  it('that somebody chose keeps its members whatever happens, and gets no others', () => {
    const known = prayerAt(1)
    const changed = prayerAt(1, { title: 'Changed', updatedAt: '2026-02-01T00:00:00.000Z' })
    const pages = [{ prayers: [known], next: null }]
    for (const scope of [
      { kind: 'liked', viewerId: 'me' },
      { kind: 'chosen', ids: [known.id] },
    ] as const) {
      const after = (kind: 'inserted' | 'updated', prayer: Prayer) =>
        reducePages(pages, scope, { kind, prayer }, 'me')
      expect(after('inserted', prayerAt(2))).toBe(pages)
      expect(after('updated', changed)[0]?.prayers).toEqual([changed])
      expect(after('updated', { ...changed, isPrivate: true })[0]?.prayers).toEqual([])
    }
  })

  it('holds nothing that its reader hid', () => {
    const hidden = prayerAt(1)
    expect(belongsTo({ kind: 'all' }, hidden, null)).toBe(true)
    hiddenIds.add(hidden.id)
    for (const scope of [CATEGORY, SEARCH, { kind: 'all' } as const])
      expect(belongsTo(scope, hidden, null)).toBe(false)
    hiddenIds.clear()
  })

  it('of one type of a tradition holds what is tagged with it or filed under it', () => {
    const scope: PrayerScope = { kind: 'tradition', tradition: 'Islam', type: 'mercy' }
    const holds = (change: object) => belongsTo(scope, prayerAt(1, change), null)
    expect(holds({ tags: ['hope', 'mercy'] })).toBe(true)
    expect(holds({ tags: [], category: 'Mercy' })).toBe(true)
    expect(holds({ tags: ['merciful'] })).toBe(false)
    expect(holds({ tags: ['mercy'], tradition: 'Judaism' })).toBe(false)
  })

  it('never shows a private prayer to another than its owner', () => {
    const hidden = prayerAt(1, { isPrivate: true, userId: 'owner' })
    for (const scope of [CATEGORY, SEARCH, { kind: 'all' } as const]) {
      expect(belongsTo(scope, hidden, 'other')).toBe(false)
      expect(belongsTo(scope, hidden, null)).toBe(false)
    }
  })

  it('never shows a private library prayer to a visitor, although neither has an owner', () => {
    expect(belongsTo({ kind: 'all' }, prayerAt(1, { isPrivate: true }), null)).toBe(false)
  })
})
