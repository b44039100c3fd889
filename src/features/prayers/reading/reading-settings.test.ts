import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReadingSettings, readingStyle, readReadingSettings } from './reading-settings'

const USUAL = { size: 'Medium', spacing: 'Medium' }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('text size and line spacing', () => {
  it('are the usual ones on a device that keeps none', () => {
    expect(readReadingSettings()).toEqual(USUAL)
  })

  it('are kept on the device', () => {
    keepReadingSettings({ size: 'Larger', spacing: 'Wide' })
    expect(readReadingSettings()).toEqual({ size: 'Larger', spacing: 'Wide' })
  })

  it.each(['"large"', 'null', '{"size":3}', '{"size":"Huge","spacing":"toString"}'])(
    'that are kept as %s are the usual ones',
    (stored) => {
      kept.set('orison.reading', stored)
      expect(readReadingSettings()).toEqual(USUAL)
    },
  )

  it('change the letters and the lines', () => {
    expect(readingStyle({ size: 'Large', spacing: 'Close' })).toEqual({
      '--prayer-scale': 1.2,
      '--prayer-leading': 1.45,
    })
  })
})
