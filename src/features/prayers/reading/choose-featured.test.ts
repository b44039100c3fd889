import { describe, expect, it } from 'vitest'
import { prayerAt } from '../prayer-fixture'
import { chooseFeatured, weekOf } from './choose-featured'

const WEEK = 7 * 86_400_000
const library = Array.from({ length: 20 }, (_, place) =>
  prayerAt(place, { id: `library-${place}` }),
)
const idOf = (prayers: Parameters<typeof chooseFeatured>[0], week = 2900) =>
  chooseFeatured(prayers, week)?.id

describe('the featured prayer', () => {
  it('is the most liked one', () => {
    const liked = prayerAt(30, { id: 'liked', likes: 2 })
    expect(idOf([...library, prayerAt(31, { id: 'one', likes: 1 }), liked])).toBe('liked')
  })

  it('is the same all week, and another one in most weeks', () => {
    expect(weekOf(5 * WEEK)).toBe(weekOf(6 * WEEK - 1))
    expect(idOf(library)).toBe(idOf(library.toReversed()))
    const ofYear = Array.from({ length: 52 }, (_, week) => idOf(library, week))
    expect(new Set(ofYear).size).toBeGreaterThan(10)
  })

  it('is of the library while nobody likes any, whatever people add', () => {
    const added = Array.from({ length: 50 }, (_, place) =>
      prayerAt(place, { id: `own-${place}`, userId: 'somebody' }),
    )
    expect(idOf([...added, ...library])).toBe(idOf(library))
    expect(idOf(added)).toMatch(/^own-/)
  })

  it('is never a private one', () => {
    expect(idOf([prayerAt(1, { isPrivate: true, likes: 9 })])).toBeUndefined()
    expect(idOf([])).toBeUndefined()
  })
})
