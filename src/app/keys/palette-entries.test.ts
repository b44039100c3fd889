import { describe, expect, it } from 'vitest'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { addresses } from '@/catalogue/addresses'
import { TRADITIONS } from '@/catalogue/traditions'
import { PRERENDERED_PATHS } from '../prerender/prerendered-paths'
import { findPlaces, SHOW_KEYS } from './palette-entries'

const OWN = { id: 'a', title: 'A Prayer for Peace', shortText: 'Water goes to the low place.' }
const MEMBER = { isMember: true, prayers: [OWN] }
const VISITOR = { isMember: false, prayers: [] }

const found = (query: string, sources = MEMBER) =>
  findPlaces(sources, query).flatMap(({ options }) => options)
const labels = (query: string) => found(query).map(({ label }) => label)

describe('the palette', () => {
  it('reaches every page that is the same for everybody, every tradition, type and category', () => {
    const reached = found('').map(({ value }) => value)
    expect(reached).toEqual(expect.arrayContaining([...PRERENDERED_PATHS]))
    expect(reached).toEqual(
      expect.arrayContaining([
        ...TRADITIONS.map(({ name }) => addresses.tradition(name)),
        ...CATEGORY_PAGES.map(addresses.category),
        ...FAMILY_MEMBERS.map(addresses.familyMember),
        addresses.generate,
        addresses.searchPage,
        SHOW_KEYS,
      ]),
    )
  })

  it('leads to no place twice', () => {
    const reached = found('').map(({ value }) => value)
    expect(reached).toHaveLength(new Set(reached).size)
  })

  it('reaches a person’s own pages and prayers, by their words too', () => {
    expect(found('low place')[0]).toMatchObject({ label: OWN.title, value: '/prayer/a' })
    expect(labels('settings')[0]).toBe('Settings')
    expect(found('settings', VISITOR).map(({ value }) => value)).not.toContain('/settings')
    expect(found('sign in', VISITOR)[0]).toMatchObject({ value: '/login' })
  })

  it('knows what people call a tradition, and what they come with', () => {
    expect(labels('jewish')[0]).toBe('Judaism')
    expect(labels('scared')[0]).toBe('Courage')
  })

  it('puts what is called so before what has a word for it', () => {
    expect(labels('gratitude')[0]).toBe('Gratitude')
    expect(labels('peace')[0]).toBe('A Prayer for Peace')
  })

  it('offers the search for anything', () => {
    expect(found('jedi knights')).toMatchObject([{ value: '/search?q=jedi+knights' }])
    expect(found(' ').map(({ label }) => label)).not.toContain('Search all prayers for “”')
  })
})
