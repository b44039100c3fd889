import { describe, expect, it } from 'vitest'
import { nearestLength, shownLengths, textOf } from './prayer'
import { prayerAt } from './prayer-fixture'

describe('the lengths of a prayer', () => {
  it('are those that have text', () => {
    expect(shownLengths(prayerAt(1))).toEqual(['short', 'medium', 'long'])
    expect(shownLengths(prayerAt(1, { mediumText: ' \n', longText: '' }))).toEqual(['short'])
  })

  it('fall back to the medium text where the long one is missing', () => {
    const prayer = prayerAt(1, { longText: '  ' })
    expect(textOf(prayer, 'long')).toBe('Medium words.')
    expect(shownLengths(prayer)).toContain('long')
  })

  it('are the wished one, or the first that has text', () => {
    expect(nearestLength(prayerAt(1), 'long')).toBe('long')
    expect(nearestLength(prayerAt(1, { mediumText: '' }), 'medium')).toBe('short')
    expect(nearestLength(prayerAt(1), null)).toBe('short')
  })
})
