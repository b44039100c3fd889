import { describe, expect, it } from 'vitest'
import { countPending } from './pending-prayers'
import { prayerAt } from '../prayer-fixture'

const list = [prayerAt(9), prayerAt(8), prayerAt(5), prayerAt(1)]

describe('a list that the reader is inside of', () => {
  it('holds back what is newer than the newest shown', () => {
    expect(countPending(list, prayerAt(5), null)).toBe(2)
  })

  it('holds back nothing before anything was shown, or when nothing is newer', () => {
    expect(countPending(list, null, null)).toBe(0)
    expect(countPending(list, prayerAt(9), null)).toBe(0)
  })

  it('still knows what is new when the newest shown was deleted', () => {
    expect(countPending(list, prayerAt(6), null)).toBe(2)
  })

  it('shows everything when nothing that was shown is left', () => {
    expect(countPending(list, prayerAt(0), null)).toBe(0)
  })

  it('shows the viewer’s own prayer at once', () => {
    const withOwn = [prayerAt(9), prayerAt(8, { userId: 'me' }), ...list.slice(2)]
    expect(countPending(withOwn, prayerAt(5), 'me')).toBe(1)
  })
})
