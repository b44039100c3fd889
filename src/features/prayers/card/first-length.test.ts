// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prayerAt } from '../prayer-fixture'
import { firstLength } from './first-length'
import { keepLength } from './last-length'

const prayers = Array.from({ length: 30 }, (_, at) => prayerAt(at))

function loadPage(at: number) {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(at)
}

beforeEach(() => localStorage.clear())

describe('the length that a card starts with', () => {
  it('is the one that the reader chose last, where the prayer has it', () => {
    keepLength('long')
    expect(prayers.map(firstLength)).not.toContain('short')
    expect(firstLength(prayerAt(1, { longText: '', mediumText: '' }))).toBe('short')
  })

  it('is drawn by lot until then: any of them, and others when the app is loaded anew', () => {
    loadPage(1000)
    const drawn = prayers.map(firstLength)
    expect(new Set(drawn)).toEqual(new Set(['short', 'medium', 'long']))
    expect(prayers.map(firstLength)).toEqual(drawn)
    loadPage(1001)
    expect(prayers.map(firstLength)).not.toEqual(drawn)
  })
})
