import { expect, it } from 'vitest'
import { prayerAt } from '../prayer-fixture'
import { prayerAfter } from './use-another-prayer'

const [first, second] = [prayerAt(2), prayerAt(1)]

it('another prayer is the next one of the tradition, and after the last the first', () => {
  expect(prayerAfter([first, second], first.id)).toBe(second)
  expect(prayerAfter([first, second], second.id)).toBe(first)
  expect(prayerAfter([first, second], 'of a later page')).toBe(first)
})

it('a tradition with one prayer has no other', () => {
  expect(prayerAfter([first], first.id)).toBeNull()
  expect(prayerAfter([], first.id)).toBeNull()
})
