import { describe, expect, it } from 'vitest'
import { TRADITIONS } from '../traditions'
import { KNOWN_NAMES } from './known-names'
import { OCCASION_WORDS, TYPE_WORDS } from './occasion-words'
import { ORDINARY_WORDS } from './ordinary-words'
import { TRADITION_WORDS } from './tradition-words'

const list = (words: string) => words.split(', ')
const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)

describe('the words of traditions', () => {
  it('are there for each of the 38, and for no other', () => {
    const names = TRADITIONS.map(({ name }) => name)
    expect(Object.keys(TRADITION_WORDS).toSorted()).toEqual(names.toSorted())
    expect(names).toEqual(expect.arrayContaining(Object.keys(KNOWN_NAMES)))
  })

  it.each(Object.entries(TRADITION_WORDS))(
    'of %s have names, people and five to fifteen words of practice, none twice',
    (tradition, { names, people, practice }) => {
      expect(list(practice).length).toBeGreaterThanOrEqual(5)
      expect(list(practice).length).toBeLessThanOrEqual(15)
      const all = [names, people, practice, KNOWN_NAMES[tradition] ?? []].flat().flatMap(list)
      expect(all).not.toContain('')
      expect(twice(all)).toEqual([])
      for (const phrase of all) {
        expect(phrase).toBe(phrase.trim())
        // A longer phrase is not looked for.
        expect(phrase.split(/[ -]/).length).toBeLessThanOrEqual(4)
      }
    },
  )
})

describe('the words of types and occasions', () => {
  it('stand in one place each, in small letters', () => {
    const all = [...Object.values(TYPE_WORDS), ...OCCASION_WORDS.map(([words]) => words)].flatMap(
      list,
    )
    expect(all).not.toContain('')
    expect(twice(all)).toEqual([])
    for (const phrase of all) expect(phrase).toMatch(/^[a-z’]+(?:[ -][a-z’\d]+){0,4}$/)
  })
})

describe('ordinary words', () => {
  const words = ORDINARY_WORDS.trim().split(/\s+/)

  it('are plain, single and bounded', () => {
    expect(twice(words)).toEqual([])
    for (const word of words) expect(word).toMatch(/^[a-z]{2,20}$/)
    expect(words.length).toBeGreaterThan(1000)
    expect(words.length).toBeLessThan(3000)
  })
})
