import { expect, it } from 'vitest'
import { tidyUsername, usernameProblem } from '../../src/features/profile/profile-rules'
import { SPELLINGS } from './username-cases'

it.each(SPELLINGS)('a username typed as %s is stored as %s', (typed, stored) => {
  expect(usernameProblem(typed) === null ? tidyUsername(typed) : null).toBe(stored)
})
