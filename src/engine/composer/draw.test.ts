import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitsOf, fittingCombinations } from './combinations'
import { drawCombination, drawPetition } from './draw'

it('says every petition once before one comes again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.string(),
      fc.nat(1_000_000),
      (count, seed, first) => {
        const drawn = Array.from({ length: count }, (_, press) =>
          drawPetition(count, seed, first + press),
        )
        expect(new Set(drawn).size).toBe(count)
      },
    ),
  )
})

it('says every combination once before one comes again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.string(),
      fc.nat(1_000_000),
      (count, seed, first) => {
        const drawn = Array.from({ length: count }, (_, round) =>
          drawCombination(count, seed, first + round),
        )
        expect(new Set(drawn).size).toBe(count)
        expect(drawn.every((index) => index >= 0 && index < count)).toBe(true)
      },
    ),
  )
})

it('finds exactly the combinations whose words fit', () => {
  const slot = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 5 }), (words) => {
      const slots = words.map((each, index) => ({ slot: String(index), words: each }))
      const totalsBetween = (fewest: number, most: number) =>
        fittingCombinations(slots, fewest, most).map((combination) =>
          digitsOf(combination, slots).reduce(
            (sum, passage, index) => sum + (words[index]?.[passage] ?? 0),
            0,
          ),
        )
      const totals = totalsBetween(40, 70)
      expect(totals.every((total) => total >= 40 && total <= 70)).toBe(true)
      const fitting = totalsBetween(0, 1000).filter((total) => total >= 40 && total <= 70)
      expect(totals).toHaveLength(fitting.length)
    }),
  )
})
