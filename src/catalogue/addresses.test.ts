import { describe, expect, it } from 'vitest'
import { addresses, findTraditionBySlug } from './addresses'
import { readSearch } from './search-address'
import { toCompactSlug } from './slug'
import { TRADITIONS } from './traditions'

describe('tradition addresses', () => {
  it('spell every tradition in lower case with single hyphens', () => {
    expect(addresses.tradition("Baha'i Faith")).toBe('/traditions/baha-i-faith')
    expect(addresses.tradition('Sick/Indigent/Impaired')).toBe('/traditions/sick-indigent-impaired')
    for (const { name } of TRADITIONS)
      expect(addresses.tradition(name)).toMatch(/^\/traditions\/[a-z]+(-[a-z]+)*$/)
  })

  it('lead back to the same tradition in both readings of the slug', () => {
    for (const tradition of TRADITIONS) {
      const hyphenated = addresses.tradition(tradition.name).replace('/traditions/', '')
      expect(findTraditionBySlug(hyphenated)).toBe(tradition)
      expect(findTraditionBySlug(toCompactSlug(tradition.name))).toBe(tradition)
    }
  })

  it('lead nowhere for an unknown slug', () => {
    expect(findTraditionBySlug('jedi')).toBeNull()
    expect(findTraditionBySlug('')).toBeNull()
  })
})

describe('addresses with free text', () => {
  it('encode what a person typed', () => {
    expect(addresses.search('  50% & more ')).toBe('/search?q=50%25+%26+more')
  })

  it('leave the query out when there is nothing to say', () => {
    expect(addresses.search(' ')).toBe('/search')
    expect(addresses.generateWith({})).toBe('/generate')
    expect(addresses.generateWith({ type: 'Rain' })).toBe('/generate?type=rain')
  })
})

describe('the address of a prayer that is prayed', () => {
  it('is below its page and names the length', () => {
    expect(addresses.pray('lamp', 'long')).toBe('/prayer/lamp/pray?length=long')
    expect(addresses.pray('a/b')).toBe('/prayer/a%2Fb/pray')
    expect(addresses.prayResult('short')).toBe('/prayer-result/pray?length=short')
  })
})

describe('a search address', () => {
  it('holds the words and the filters, and gives them back', () => {
    const address = addresses.search(' a & b ', {
      tradition: "Baha'i Faith",
      category: 'Hope',
      type: 'Rain',
    })
    expect(address).toBe('/search?q=a+%26+b&tradition=Baha%27i+Faith&category=Hope&type=rain')
    expect(readSearch(new URL(address, 'https://example.org').searchParams)).toEqual({
      text: 'a & b',
      tradition: "Baha'i Faith",
      category: 'Hope',
      type: 'rain',
    })
  })

  it('leaves out what does not narrow', () => {
    expect(addresses.search('peace', { tradition: null })).toBe('/search?q=peace')
    expect(readSearch(new URLSearchParams())).toEqual({
      text: '',
      tradition: null,
      category: null,
      type: null,
    })
  })
})
