import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { prayerSteps } from './prayer-steps'

const words = (text: string) => text.replace(/\s+/g, '')
const joined = (steps: ReturnType<typeof prayerSteps>) =>
  words(steps.map((step) => step.join('')).join(' '))

const SENTENCE = 'Have mercy on me before any reasons are given, for You know them already. '

const withoutSegmenter = () => {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }) as typeof Intl)
}

afterEach(() => vi.unstubAllGlobals())

describe('the steps of a prayer', () => {
  it('are its paragraphs', () => {
    const steps = prayerSteps('Stay with us.\n\nKeep the lamp. Keep the house.\n\nAmen.', 'en')
    expect(steps).toEqual([['Stay with us.'], ['Keep the lamp. ', 'Keep the house.'], ['Amen.']])
  })

  it('are parts of a long paragraph, of about the same length, with whole sentences', () => {
    const steps = prayerSteps(`${SENTENCE.repeat(6)}\n\nAmen.`, 'en')
    expect(steps.map((step) => step.length)).toEqual([3, 3, 1])
  })

  it('are a few sentences each where a prayer has no paragraphs', () => {
    expect(prayerSteps(SENTENCE.repeat(4), 'en').map((step) => step.length)).toEqual([2, 2])
  })

  it('keep a short prayer in one, and a sentence without end whole', () => {
    expect(prayerSteps('Stay. Amen.', 'en')).toHaveLength(1)
    expect(prayerSteps('and '.repeat(200), 'en')).toHaveLength(1)
  })

  it('keep the lines of a verse, each to be read by itself', () => {
    expect(prayerSteps('Deep peace of the wave\nDeep peace of the air', 'en')).toEqual([
      ['Deep peace of the wave\n', 'Deep peace of the air'],
    ])
  })

  it('split the sentences of other scripts', () => {
    expect(prayerSteps('اللهم أنزل السلام؟ واحفظ هذا البيت.', 'ar')[0]).toHaveLength(2)
  })

  it('are none for an empty prayer', () => {
    expect(prayerSteps(' \n\n ', null)).toEqual([])
  })

  it.each(['no language', '', 'x'])('do without a language that nobody knows: %j', (language) => {
    expect(prayerSteps('Stay. Amen.', language)[0]).toHaveLength(2)
  })

  it('do without the browser’s own rules where it has none', () => {
    withoutSegmenter()
    expect(prayerSteps('“Stay.” Keep us! Amen', 'en')).toEqual([['“Stay.” ', 'Keep us! ', 'Amen']])
  })

  it.each([
    ['with the browser’s rules', () => {}],
    ['without them', withoutSegmenter],
  ])('say all of the text and nothing else, whatever it is, %s', (_, prepare) => {
    prepare()
    const texts = fc.array(fc.constantFrom(SENTENCE, '\n\n', '\n', 'Amen', '… ', '” ', 'ॐ ', '.'))
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('')
        expect(joined(prayerSteps(text, 'en'))).toBe(words(text))
      }),
    )
  })
})
