import { describe, expect, it } from 'vitest'
import { moveOfKey, moveOfStroke, type Stroke } from './moves'

describe('a key', () => {
  it.each([
    ['ArrowRight', false, 'forward'],
    ['ArrowLeft', false, 'back'],
    ['ArrowDown', false, 'forward'],
    ['ArrowUp', false, 'back'],
    ['PageDown', false, 'forward'],
    ['PageUp', false, 'back'],
    [' ', false, 'forward'],
    [' ', true, 'back'],
    ['Home', false, 'first'],
    ['End', false, 'last'],
    ['a', false, null],
  ] as const)('%j (shift: %s) leads %s', (key, hasShift, move) => {
    expect(moveOfKey(key, hasShift, 'ltr')).toBe(move)
  })

  it('points the other way in a text that runs from right to left', () => {
    expect(moveOfKey('ArrowLeft', false, 'rtl')).toBe('forward')
    expect(moveOfKey('ArrowRight', false, 'rtl')).toBe('back')
  })
})

const stroke = (across: number, change: Partial<Stroke> = {}): Stroke => ({
  from: { x: 200, y: 100 },
  to: { x: 200 + across, y: 100 },
  lasted: 80,
  width: 360,
  ...change,
})

describe('a finger on the text', () => {
  it('swipes on to the next and back to the one before', () => {
    expect(moveOfStroke(stroke(-80), 'ltr')).toBe('forward')
    expect(moveOfStroke(stroke(80), 'ltr')).toBe('back')
    expect(moveOfStroke(stroke(80), 'rtl')).toBe('forward')
  })

  it('taps the half where the text goes on, or the half that it came from', () => {
    const tapAt = (x: number) => stroke(0, { from: { x, y: 9 }, to: { x, y: 9 } })
    expect(moveOfStroke(tapAt(300), 'ltr')).toBe('forward')
    expect(moveOfStroke(tapAt(60), 'ltr')).toBe('back')
    expect(moveOfStroke(tapAt(60), 'rtl')).toBe('forward')
  })

  it('that scrolls, or stays to select words, turns nothing', () => {
    expect(moveOfStroke(stroke(-60, { to: { x: 140, y: 260 } }), 'ltr')).toBeNull()
    expect(moveOfStroke(stroke(0, { lasted: 700 }), 'ltr')).toBeNull()
    expect(moveOfStroke(stroke(30), 'ltr')).toBeNull()
  })
})
