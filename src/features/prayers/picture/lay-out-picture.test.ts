import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describePicture,
  layOutPicture,
  PICTURE_FORMATS,
  type MeasureText,
  type PictureFormat,
} from './lay-out-picture'

/** Every letter is half as wide as it is high. */
const measure: MeasureText = (text, _face, size) => Array.from(text).length * size * 0.5

const words = (text: string, language: string | null = 'en') => ({
  text,
  language,
  title: 'Celtic Holy Prayer for Peace',
  tradition: 'Celtic',
  source: 'orison.example/prayer/1',
})

const SENTENCE = 'Deep peace of the running wave to you, and deep peace of the flowing air to you. '
const FORMATS = Object.keys(PICTURE_FORMATS) as PictureFormat[]
const prayerLines = ({ lines }: ReturnType<typeof layOutPicture>) =>
  lines.filter(({ tone }) => tone === 'ink')

describe.each(FORMATS)('a %s picture', (format) => {
  const { width, height, margin, largest, smallest, excerpt } = PICTURE_FORMATS[format]

  it('shows a few words large, and a short prayer whole', () => {
    const few = layOutPicture(words('Deep peace.'), format, measure)
    expect(prayerLines(few)).toMatchObject([{ text: 'Deep peace.', size: largest }])
    const short = SENTENCE.repeat(4).trim()
    const layout = layOutPicture(words(short), format, measure)
    expect(layout.shownText).toBe(short)
    expect(prayerLines(layout)[0]?.size).toBeLessThan(largest)
  })

  it('shows the beginning of a long prayer, which ends at a sentence and is easy to read', () => {
    const layout = layOutPicture(words(SENTENCE.repeat(40)), format, measure)
    expect(layout.shownText.length).toBeGreaterThan(SENTENCE.length * 2)
    expect(layout.shownText.endsWith('to you.')).toBe(true)
    expect(prayerLines(layout)[0]?.size).toBeGreaterThanOrEqual(excerpt)
  })

  it('cuts a sentence that is too long behind a word, and says so', () => {
    const { shownText } = layOutPicture(words('peace and '.repeat(400)), format, measure)
    expect(shownText).toMatch(/(?:peace|and)…$/)
  })

  it('names tradition, title and source, each in one line', () => {
    const title = 'A very long title '.repeat(20)
    const { lines } = layOutPicture({ ...words('Peace.'), title }, format, measure)
    const soft = lines.filter(({ tone }) => tone === 'soft')
    expect(soft.map(({ text }) => text)).toEqual([
      'Celtic',
      expect.stringMatching(/^A very long title .*…$/),
      'orison.example/prayer/1',
    ])
  })

  it('begins at the other side where the words run from right to left', () => {
    const layout = layOutPicture(words('السلام.', 'ar'), format, measure)
    expect(layout.direction).toBe('rtl')
    for (const { x } of layout.lines) expect(x).toBeGreaterThan(width / 2)
    expect(layout.lines.map(({ direction }) => direction)).toEqual(['ltr', 'rtl', 'ltr', 'ltr'])
  })

  it('keeps every line inside its margins and below the one before, whatever the prayer says', () => {
    const parts = fc.constantFrom('peace ', '\n\n', '\n', 'Amen. ', 'x'.repeat(300), 'सत्य ', 'ā')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 120 }), (prayer) => {
        const { lines } = layOutPicture(words(prayer.join('')), format, measure)
        let above = 0
        for (const { text, x, y, size, face, tone } of lines) {
          expect(x + measure(text, face, size)).toBeLessThanOrEqual(width - margin + 0.001)
          expect(y).toBeGreaterThan(above)
          above = y
          expect(size).toBeGreaterThanOrEqual(tone === 'ink' ? smallest : 21)
        }
        expect(above).toBeLessThanOrEqual(height - margin)
      }),
      { numRuns: 40 },
    )
  })
})

it('lines are about equally long: no word stands alone at the end', () => {
  const layout = layOutPicture(words(SENTENCE.repeat(2)), 'wide', measure)
  const lengths = prayerLines(layout).map(({ text }) => text.length)
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.6)
})

it('a picture is described by what stands on it', () => {
  expect(describePicture(words(''), 'Deep peace\nof the wave.')).toBe(
    'A card with a prayer. Celtic: “Deep peace of the wave.” From “Celtic Holy Prayer for Peace”, orison.example/prayer/1',
  )
})
