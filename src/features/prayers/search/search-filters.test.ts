import { describe, expect, it } from 'vitest'
import { knownFilters } from './search-filters'

const NONE = { tradition: null, category: null, type: null }

describe('the filters of an address', () => {
  it('are taken in any case and given in the catalogue’s spelling', () => {
    expect(knownFilters({ tradition: "baha'i faith", category: 'HOPE', type: 'rain' })).toEqual({
      tradition: "Baha'i Faith",
      category: 'Hope',
      type: 'Rain',
    })
  })

  it('that the catalogue does not know are none', () => {
    expect(knownFilters({ tradition: 'Jedi', category: '<b>', type: '' })).toEqual(NONE)
    expect(knownFilters(NONE)).toEqual(NONE)
  })
})
