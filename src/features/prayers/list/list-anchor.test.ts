import { describe, expect, it } from 'vitest'
import { offsetOfAnchor } from './list-anchor'

const HEIGHTS: Record<string, number> = { a: 100, b: 200, c: 300 }
const heightOf = (id: string) => HEIGHTS[id] ?? 50
const anchor = { id: 'c', within: 30, listTop: 500 }

describe('the place that a list is returned to', () => {
  it('is where it was left when nothing changed', () => {
    expect(offsetOfAnchor(anchor, ['a', 'b', 'c'], heightOf, 10)).toBe(500 + 110 + 210 + 30)
  })

  it('moves with rows that came and went above it', () => {
    expect(offsetOfAnchor(anchor, ['new', 'a', 'b', 'c'], heightOf, 10)).toBe(500 + 60 + 350)
    expect(offsetOfAnchor(anchor, ['b', 'c'], heightOf, 10)).toBe(500 + 210 + 30)
  })

  it('is not known when its row is gone', () => {
    expect(offsetOfAnchor(anchor, ['a', 'b'], heightOf, 10)).toBeNull()
  })
})
