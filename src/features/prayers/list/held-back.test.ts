import { describe, expect, it } from 'vitest'
import { countHeldBack } from './held-back'
import { prayerAt } from '../prayer-fixture'

const list = [prayerAt(9), prayerAt(8), prayerAt(5), prayerAt(1)]

describe('a list that the reader is inside of', () => {
  it('holds back what is newer than the newest shown', () => {
    expect(countHeldBack(list, prayerAt(5), null)).toBe(2)
  })

  it('holds back nothing before anything was shown, or when nothing is newer', () => {
    expect(countHeldBack(list, null, null)).toBe(0)
    expect(countHeldBack(list, prayerAt(9), null)).toBe(0)
  })

  it('still knows what is new when the newest shown was deleted', () => {
    expect(countHeldBack(list, prayerAt(6), null)).toBe(2)
  })

  it('shows everything when nothing that was shown is left', () => {
    expect(countHeldBack(list, prayerAt(0), null)).toBe(0)
  })

  it('shows the viewer’s own prayer at once', () => {
    const withOwn = [prayerAt(9), prayerAt(8, { userId: 'me' }), ...list.slice(2)]
    expect(countHeldBack(withOwn, prayerAt(5), 'me')).toBe(1)
  })
})
