import { describe, expect, it } from 'vitest'
import { createListMemories } from './list-memory'

describe('the memory of lists', () => {
  it('is the same for the same list and another for another', () => {
    const remember = createListMemories()
    remember('peace').heights.set('a', 240)
    expect(remember('peace').heights.get('a')).toBe(240)
    expect(remember('hope').heights.size).toBe(0)
  })

  it('forgets the list that was used longest ago', () => {
    const remember = createListMemories(2)
    remember('peace').heights.set('a', 1)
    remember('hope').heights.set('a', 2)
    remember('peace')
    remember('joy')
    expect(remember('peace').heights.get('a')).toBe(1)
    expect(remember('hope').heights.size).toBe(0)
  })
})
