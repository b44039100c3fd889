import { describe, expect, it } from 'vitest'
import { hiddenIds } from './hidden-prayers'
import { prayerAt } from './prayer-fixture'
import { belongsTo } from './prayer-scopes'

const prayer = prayerAt(1, { title: 'Prière pour Māori', tags: ['healing', 'mother'] })

describe('a list', () => {
  it('holds nothing that its reader hid', () => {
    expect(belongsTo({ kind: 'all' }, prayer, null)).toBe(true)
    hiddenIds.add(prayer.id)
    expect(belongsTo({ kind: 'all' }, prayer, null)).toBe(false)
    hiddenIds.clear()
  })

  it('of a category holds what is stored under it or tagged with its name', () => {
    const inCategory = (category: string) =>
      belongsTo({ kind: 'category', category, search: '' }, prayer, null)
    expect(inCategory('Peace')).toBe(true)
    expect(inCategory('Healing')).toBe(true)
    expect(inCategory('Mother')).toBe(true)
    expect(inCategory('Hope')).toBe(false)
  })

  it('of search results ignores case, accents and blanks around the words', () => {
    const any = { tradition: null, category: null, type: null }
    const found = (search: string, filters = {}) =>
      belongsTo({ kind: 'search', search, ...any, ...filters }, prayer, null)
    expect(found(' maori ')).toBe(true)
    expect(found('PRIERE')).toBe(true)
    expect(found('words  maori LONG')).toBe(true)
    expect(found('maori absent')).toBe(false)
    expect(found('absent')).toBe(false)
    expect(found('  ')).toBe(false)
  })

  it('of a type holds what is stored as it, or made for it', () => {
    const found = (type: string) =>
      belongsTo(
        { kind: 'search', search: 'maori', tradition: null, category: null, type },
        prayer,
        null,
      )
    expect(found('Peace Prayer')).toBe(true)
    expect(found('Peace')).toBe(true)
    expect(found('Healing')).toBe(true)
    expect(found('Rain')).toBe(false)
  })

  it('never shows a private library prayer to a visitor, although neither has an owner', () => {
    expect(belongsTo({ kind: 'all' }, { ...prayer, isPrivate: true }, null)).toBe(false)
  })
})
