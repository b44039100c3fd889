import { expect, it } from 'vitest'
import { conjugate } from './verbs'

it.each([
  ['is', 'am', 'are'],
  ['was', 'was', 'were'],
  ['has', 'have', 'have'],
  ['goes', 'go', 'go'],
  ['carries', 'carry', 'carry'],
  ['lies', 'lie', 'lie'],
  ['watches', 'watch', 'watch'],
  ['misses', 'miss', 'miss'],
  ['loses', 'lose', 'lose'],
  ['breathes', 'breathe', 'breathe'],
  ['needs', 'need', 'need'],
])('“%s” agrees with I as “%s” and with they as “%s”', (verb, withI, withThey) => {
  expect(conjugate(verb, 'I')).toBe(withI)
  expect(conjugate(verb, 'plural')).toBe(withThey)
  expect(conjugate(verb, 'singular')).toBe(verb)
})
