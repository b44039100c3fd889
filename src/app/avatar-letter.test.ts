import { expect, it } from 'vitest'
import { avatarLetter } from './avatar-letter'

it('an avatar without a picture shows the first letter of the e-mail in upper case, or else U', () => {
  expect(avatarLetter('ruth@example.org')).toBe('R')
  expect(avatarLetter('')).toBe('U')
  expect(avatarLetter(undefined)).toBe('U')
})
