import { describe, expect, it } from 'vitest'
import { filterTraditions } from './filter-traditions'
import { familiesOf } from './tradition-families'
import { TRADITIONS } from './traditions'

describe('the families of traditions', () => {
  it('hold each tradition once, and none that only the generator offers', () => {
    const names = familiesOf(TRADITIONS).flatMap(({ traditions }) => traditions)
    expect(new Set(names).size).toBe(TRADITIONS.length)
    expect(names).toHaveLength(TRADITIONS.length)
  })

  it('are left out when none of theirs is asked for', () => {
    const families = familiesOf(filterTraditions('ortho'))
    expect(families.map(({ label }) => label)).toEqual(['Abrahamic'])
    expect(families[0]?.traditions.map(({ name }) => name)).toEqual([
      'Greek Orthodox',
      'Russian Orthodox',
    ])
    expect(familiesOf([])).toEqual([])
  })
})
