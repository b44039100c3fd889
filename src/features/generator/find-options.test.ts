import { describe, expect, it } from 'vitest'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITION_GROUPS } from '@/catalogue/tradition-groups'
import { findTraditions, findTypes } from './find-options'

const labels = (groups: ReturnType<typeof findTypes>) =>
  groups.flatMap(({ options }) => options.map(({ label }) => label))

describe('looking for a tradition', () => {
  it('offers the groups of the specification before anything is typed', () => {
    expect(findTraditions('').map(({ label }) => label)).toEqual(
      TRADITION_GROUPS.map(({ label }) => label),
    )
    expect(labels(findTraditions(''))).toEqual(TRADITION_GROUPS.flatMap(({ members }) => members))
  })

  it.each([
    ['jewish', ['Judaism']],
    ['Muslim', ['Islam']],
    ['quaker', ['Christianity']],
    ['dua', ['Islam', 'Sufism']],
    ['bahai', ["Baha'i Faith"]],
    ['lucumí', ['Santeria']],
    ['atheist', ['Agnostic']],
    ['kids', ['Children']],
  ])('understands “%s”', (query, names) => {
    expect(labels(findTraditions(query))).toEqual(names)
  })

  it('puts what is called so first, whichever its group', () => {
    expect(labels(findTraditions('rain'))[0]).toBe('Rain')
    expect(labels(findTraditions('orthodox')).slice(0, 2)).toEqual([
      'Greek Orthodox',
      'Russian Orthodox',
    ])
  })

  it('says the word that it was found by, and otherwise the own spelling', () => {
    expect(findTraditions('jewish')[0]?.options[0]?.hint).toBe('Jewish')
    expect(findTraditions('taoism')[0]?.options[0]?.hint).toBe('Daoism')
  })
})

describe('looking for a type', () => {
  it('offers all of them before anything is typed', () => {
    expect(labels(findTypes(''))).toEqual([...PRAYER_TYPES])
  })

  it.each([
    ['heal', 'Healing'],
    ['scared', 'Courage'],
    ['exam', 'Success'],
    ['cancer', 'Healing'],
    ['sorry', 'Forgiveness'],
  ])('understands “%s”', (query, type) => {
    expect(labels(findTypes(query))[0]).toBe(type)
  })

  it('finds nothing for a word that none knows', () => {
    expect(findTypes('jedi')).toEqual([])
  })
})
