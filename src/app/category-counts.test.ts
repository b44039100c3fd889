import { describe, expect, it } from 'vitest'
import { categoryCount } from './category-counts'

describe('the number beside a category', () => {
  const texts = { Gratitude: 6, Healing: 3, Family: 2, Other: 1 }

  it('is the texts stored under it, and nought where there are none', () => {
    expect(categoryCount('Gratitude', texts)).toBe(6)
    expect(categoryCount('Celebration', texts)).toBe(0)
  })

  it('sums up the sub-categories under Other', () => {
    expect(categoryCount('Other', texts)).toBe(6)
  })

  it('sums up everything under All', () => {
    expect(categoryCount('All', texts)).toBe(12)
  })
})
