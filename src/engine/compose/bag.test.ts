import { describe, expect, it } from 'vitest'
import { drawFromBag, neededExpansions, PRESSES_WITHOUT_REPEAT } from './bag'
import type { Pool } from './pools'

const ONE = { index: 0, count: 1 }

function poolOf(size: number, texts: number): Pool {
  const phrases = Array.from({ length: texts }, (_, index) => `p${index}`).join('|')
  const fragments = Array.from({ length: size }, (_, index) => ({
    id: `x/${index}`,
    template: `Say {${phrases}}.`,
    registers: [],
  }))
  return { name: 'pool', fragments, registered: false }
}

const COUNTS = { short: 1, medium: 2, long: 3 }

describe('the shuffle bag', () => {
  it('repeats no text at a length for ten variants when there are as many as needed', () => {
    for (const size of [3, 5, 6, 8]) {
      const pool = poolOf(size, neededExpansions(size, 3))
      for (const length of ['short', 'medium', 'long'] as const) {
        const drawn = Array.from({ length: PRESSES_WITHOUT_REPEAT }, (_, variant) =>
          drawFromBag(pool, COUNTS, length, variant, 'base', ONE),
        ).flat()
        const texts = drawn.map(
          ({ fragment, expansion }) => `${fragment.id} ${expansion % neededExpansions(size, 3)}`,
        )
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })

  it('gives the lengths of one variant different fragments while there are enough', () => {
    for (let variant = 0; variant < 30; variant++) {
      const ids = (['short', 'medium', 'long'] as const).flatMap((length) =>
        drawFromBag(poolOf(6, 6), COUNTS, length, variant, 'base', ONE).map(
          ({ fragment }) => fragment.id,
        ),
      )
      expect(new Set(ids).size).toBe(6)
    }
  })

  it('uses every fragment equally often', () => {
    const uses = new Map<string, number>()
    for (let variant = 0; variant < 15; variant++) {
      for (const { fragment } of drawFromBag(poolOf(5, 6), COUNTS, 'long', variant, 'base', ONE))
        uses.set(fragment.id, (uses.get(fragment.id) ?? 0) + 1)
    }
    expect([...uses.values()]).toEqual([9, 9, 9, 9, 9])
  })

  it('is the same for the same base and another for another', () => {
    const draw = (base: string) => drawFromBag(poolOf(8, 6), COUNTS, 'long', 4, base, ONE)
    expect(draw('a')).toEqual(draw('a'))
    const orders = new Set(['a', 'b', 'c', 'd', 'e'].map((base) => JSON.stringify(draw(base))))
    expect(orders.size).toBeGreaterThan(1)
  })
})
