import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawCombination, drawPetition } from './draw'

const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 })

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

it('repeats no combination of one petition until all have been', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 5 }), fc.string(), (slots, period, seed) => {
      const total = slots.reduce((product, size) => product * size, 1)
      const rounds = Math.min(total, 200)
      const seen = Array.from({ length: rounds }, (_, round) =>
        drawCombination(slots, seed, round * period, period).join(),
      )
      expect(new Set(seen).size).toBe(rounds)
    }),
  )
})

it('stays below every size, also for the largest first variant', () => {
  fc.assert(
    fc.property(sizes, fc.nat(1_000_030), fc.string(), (slots, variant, seed) => {
      const digits = drawCombination(slots, seed, variant, 3)
      expect(digits.every((digit, slot) => digit >= 0 && digit < (slots[slot] ?? 0))).toBe(true)
    }),
  )
})
