import { describe, expect, it } from 'vitest'
import { FOLD_CASES } from './fold-cases'
import { isNamed, isSaidIn } from './is-named'

describe('what a name is found by', () => {
  // A sign that is no letter names nothing.
  it.each(FOLD_CASES.filter(({ folded }) => /\p{L}/u.test(folded)))(
    'reads $what as search does',
    ({ text, folded, typed }) => {
      for (const query of [folded, ...typed]) {
        expect(isNamed(`The ${text} Faith`, query), query).toBe(true)
        expect(isNamed('The other one', query), query).toBe(false)
      }
    },
  )

  it.each([
    ['Jew', 'jews'],
    ['Latter-day Saint', 'Latter-day Saints'],
    ['Jehovah’s Witness', 'jehovah witnesses'],
    ['Witch', 'witches'],
    ['Deity', 'deities'],
  ])('is “%s” by “%s”, more than one of them', (name, query) => {
    expect(isNamed(name, query)).toBe(true)
  })

  it.each([
    ['Jewish', 'jews'],
    ['A', 'as'],
    ['Jainism', 'jains'],
  ])('is not “%s” by “%s”, of which there is no more than one', (name, query) => {
    expect(isNamed(name, query)).toBe(false)
  })
})

describe('what a search says by name', () => {
  it.each([
    ['prayer for healing', 'Healing'],
    ['Blessings!', 'Blessing'],
    ['a loving kindness practice', 'Loving-Kindness'],
    ['morning prayers', 'Morning Prayer'],
  ])('is, in “%s”, “%s”', (query, name) => {
    expect(isSaidIn(query, name)).toBe(true)
  })

  it.each([
    ['prayer', 'Morning Prayer'],
    ['peaceful', 'Peace'],
    ['', 'Peace'],
  ])('is not, in “%s”, “%s”', (query, name) => {
    expect(isSaidIn(query, name)).toBe(false)
  })
})
