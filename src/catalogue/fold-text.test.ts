import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOLD_ALPHABET, FOLD_CASES } from './fold-cases'
import { foldText, foldWithPlaces } from './fold-text'

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...FOLD_ALPHABET) }),
  fc.string({ unit: 'binary' }),
)

describe('a folded text', () => {
  it.each(FOLD_CASES)('is the same for $what', ({ text, typed, folded }) => {
    for (const way of [text, folded, ...typed]) expect(foldText(way), way).toBe(folded)
  })

  it('has one blank between words and none around', () => {
    expect(foldText(' \tThe\u00a0peace\u3000\n of\u2028all ')).toBe('the peace of all')
  })

  it('folds no further, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('the places of a folded text', () => {
  it.each(FOLD_CASES)('are in the original, with $what', ({ text, folded, marked = text }) => {
    const { places } = foldWithPlaces(text)
    expect(places).toHaveLength(folded.length)
    expect(text.slice(places[0]?.start, places.at(-1)?.end)).toBe(marked)
  })

  it('are one for each unit of the folded text, in order, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { folded, places } = foldWithPlaces(text)
        expect(folded.replace(/ +/g, ' ').replace(/^ | $/g, '')).toBe(foldText(text))
        expect(places).toHaveLength(folded.length)
        for (const [at, { start, end }] of places.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(places[at - 1]?.start ?? 0)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
