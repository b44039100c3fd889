import { describe, expect, it } from 'vitest'
import { filterTraditions } from './filter-traditions'
import { TRADITIONS } from './traditions'

const found = (query: string) => filterTraditions(query).map(({ name }) => name)

describe('looking for a tradition', () => {
  it('shows all of them, by name, before anything is typed', () => {
    expect(found(' ')).toHaveLength(TRADITIONS.length)
    expect(found('').slice(0, 3)).toEqual(['African Traditional', 'Asatru', 'Aztec'])
  })

  it('finds the listed and the own spelling, with and without accents', () => {
    for (const query of ['maori', 'Māori', 'MĀORI']) expect(found(query)).toEqual(['Maori'])
    for (const query of ['cao dai', 'Cao Đài', 'dai cao']) expect(found(query)).toEqual(['Cao Dai'])
    for (const query of ["baha'i", 'Bahá’í', 'bahai'])
      expect(found(query)).toEqual(["Baha'i Faith"])
    expect(found('Ásatrú')).toEqual(['Asatru'])
    expect(found('muwahhidun')).toEqual(['Druze'])
    expect(found('daoism')).toEqual(['Taoism'])
  })

  it('reads the beginning of words', () => {
    expect(found('ortho')).toEqual(['Greek Orthodox', 'Russian Orthodox'])
    expect(found('sick poor')).toEqual(['Sick/Indigent/Impaired'])
  })

  it('knows traditions by their people and their practice where no name has the word', () => {
    expect(found('quaker')).toEqual(['Christianity'])
    expect(found('jewish')).toEqual(['Judaism'])
    expect(found('dua')).toEqual(['Islam', 'Sufism'])
    expect(found('karakia')).toEqual(['Maori'])
  })

  it.each([
    ['jews', 'Judaism'],
    ['muslims', 'Islam'],
    ['christians', 'Christianity'],
    ['quakers', 'Christianity'],
    ['hindus', 'Hinduism'],
    ['Latter-day Saints', 'Christianity'],
    ['Jehovah’s Witnesses', 'Christianity'],
    ['orthodox jews', 'Judaism'],
    ['witches', 'Wicca'],
    ['druids', 'Celtic'],
    ['dervishes', 'Sufism'],
    ['rabbis', 'Judaism'],
  ])('knows “%s”, more than one of a people, as %s', (query, tradition) => {
    expect(found(query)[0]).toBe(tradition)
  })

  it('finds nothing for a word that nobody knows it by', () => {
    expect(found('jedi')).toEqual([])
  })
})
