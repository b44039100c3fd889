import { describe, expect, it } from 'vitest'
import { toSidebarCounts } from './category-counts'

describe('the numbers beside the categories', () => {
  const counts = toSidebarCounts({ Gratitude: 6, Healing: 3, Family: 2, Other: 1 })

  it('are the texts stored under each category, and nought where there are none', () => {
    expect(counts.Gratitude).toBe(6)
    expect(counts.Celebration).toBe(0)
  })

  it('sum up the sub-categories under Other', () => {
    expect(counts.Other).toBe(6)
  })

  it('sum up everything under All', () => {
    expect(counts.All).toBe(12)
  })
})
