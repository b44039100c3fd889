import { describe, expect, it } from 'vitest'
import { spacesAround, withFocusedRow } from './row-window'

describe('the rows of a long list', () => {
  it('are those of the window while nothing is focused', () => {
    expect(withFocusedRow([4, 5, 6], -1, 100)).toEqual([4, 5, 6])
  })

  it('hold the focused row and its neighbours, however far away', () => {
    expect(withFocusedRow([40, 41], 3, 100)).toEqual([2, 3, 4, 40, 41])
    expect(withFocusedRow([40, 41], 90, 100)).toEqual([40, 41, 89, 90, 91])
  })

  it('come once each, and never from outside the list', () => {
    expect(withFocusedRow([0, 1, 2], 0, 100)).toEqual([0, 1, 2])
    expect(withFocusedRow([97, 98, 99], 99, 100)).toEqual([97, 98, 99])
  })
})

describe('the space around rows', () => {
  const row = (index: number) => ({ index, start: 500 + index * 110, end: 600 + index * 110 })

  it('is as high as the rows left out above, between and below', () => {
    const { above, below } = spacesAround([row(2), row(3), row(7)], 500, 1090)
    expect(above).toEqual([220, 10, 340])
    expect(below).toBe(220)
  })

  it('adds up with the rows to the height of the list', () => {
    const rows = [row(0), row(4), row(5)]
    const { above, below } = spacesAround(rows, 500, 2000)
    const heights = rows.reduce((sum, { start, end }) => sum + end - start, 0)
    expect(above.reduce((sum, space) => sum + space, 0) + heights + below).toBe(2000)
  })

  it('is the whole list when no row is there', () => {
    expect(spacesAround([], 500, 1090)).toEqual({ above: [], below: 1090 })
  })
})
