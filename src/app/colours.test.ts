import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../index.css', import.meta.url), 'utf8')

type Rgb = readonly [number, number, number]

function readHex(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [
      name,
      { light: readHex(light), dark: readHex(dark) },
    ],
  ),
)

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function contrastOf(front: string, back: string, theme: 'light' | 'dark'): number {
  const [one, other] = [tokens.get(front), tokens.get(back)]
  if (!one || !other) throw new Error(`no colour ${front} or ${back}`)
  return contrast(one[theme], other[theme])
}

const GROUNDS = ['ground', 'surface', 'raised'] as const
const THEMES = ['light', 'dark'] as const

const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'accent', 'accent-strong', 'lamp', 'danger', 'like'].flatMap((front) =>
    GROUNDS.map((back) => [front, back] as const),
  ),
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['ink', 'lamp-soft'],
  ['lamp', 'lamp-soft'],
  ['ink', 'danger-soft'],
  ['danger', 'danger-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
] as const

describe('the colours', () => {
  it('are given for light and dark', () => {
    expect(tokens.size).toBeGreaterThanOrEqual(16)
  })

  it.each(THEMES)('reach 4.5:1 wherever they carry text, %s', (theme) => {
    const weak = TEXT_PAIRS.filter(([front, back]) => contrastOf(front, back, theme) < 4.5)
    expect(weak).toEqual([])
  })

  it.each(THEMES)('reach 3:1 where they draw a control or the focus ring, %s', (theme) => {
    const weak = ['edge', 'accent'].flatMap((front) =>
      GROUNDS.filter((back) => contrastOf(front, back, theme) < 3).map((back) => [front, back]),
    )
    expect(weak).toEqual([])
  })

  it('of the ground are the ones that the browser bars and the manifest show', () => {
    const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
    const theme = readFileSync(new URL('theme.ts', import.meta.url), 'utf8')
    const [, light = '', dark = ''] = /--color-ground: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? []
    for (const colour of [light, dark]) {
      expect(page).toContain(`content="${colour}"`)
      expect(theme).toContain(`'${colour}'`)
    }
  })
})
