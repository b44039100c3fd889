import { expect, it } from 'vitest'
import { prayerAt } from '../prayer-fixture'
import { typeListedFor } from './listed-for'

it.each([
  ['Healing', 'Healing', null],
  ['Celebration', 'Healing', 'Healing'],
  ['Celebration', 'healing', 'Healing'],
  // No type is called so: a tag of its family brought it here.
  ['Celebration', 'Mother', null],
  ['Celebration', null, null],
])('a prayer of %s in a list of %s is there for its type %s', (category, listed, type) => {
  expect(typeListedFor(prayerAt(1, { category }), listed)).toBe(type)
})
