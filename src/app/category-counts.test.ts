import { describe, expect, it } from 'vitest'
import { countBeside } from './category-counts'

describe('the number beside a category', () => {
  const texts = { Gratitude: 6, Healing: 3, Family: 2, Other: 1 }

  it('is the texts stored under it, and nought where there are none', () => {
    expect(countBeside('Gratitude', texts)).toBe(6)
    expect(countBeside('Celebration', texts)).toBe(0)
  })

  it('sums up the sub-categories under Other', () => {
    expect(countBeside('Other', texts)).toBe(6)
  })

  it('sums up everything under All', () => {
    expect(countBeside('All', texts)).toBe(12)
  })
})
