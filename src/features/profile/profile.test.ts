import { expect, it } from 'vitest'
import { avatarLetter } from './profile'

it('an avatar without a picture shows the first letter in upper case, or else U', () => {
  expect(avatarLetter('ruth@example.org')).toBe('R')
  expect(avatarLetter('ömer')).toBe('Ö')
  expect(avatarLetter('𠮷田さん')).toBe('𠮷')
  expect(avatarLetter('')).toBe('U')
  expect(avatarLetter(undefined)).toBe('U')
})
