import { describe, expect, it } from 'vitest'
import { BIO_LIMIT, bioLength, bioProblem, usernameProblem } from './profile-rules'

describe('a username', () => {
  it('may hold letters, digits, dots, hyphens and underscores, 3 to 30 of them', () => {
    for (const name of ['abc', 'A.b-c_9', 'x'.repeat(30), '  spaced  '])
      expect(usernameProblem(name)).toBeNull()
  })

  it('is refused in words when it is too short, too long or holds anything else', () => {
    expect(usernameProblem('ab')).toMatch(/at least 3/i)
    expect(usernameProblem('')).toMatch(/at least 3/i)
    expect(usernameProblem('x'.repeat(31))).toMatch(/at most 30/i)
    for (const name of ['a b c', 'zoë', 'name@home', '<b>x</b>'])
      expect(usernameProblem(name)).toMatch(/only letters/i)
  })
})

describe('a bio', () => {
  it('is counted as the database counts it: an emoji is one, blanks around it are none', () => {
    expect(bioLength('  🙏 yes\n')).toBe(5)
  })

  it('may fill its limit and not a character more', () => {
    expect(bioProblem('🙏'.repeat(BIO_LIMIT))).toBeNull()
    expect(bioProblem('a'.repeat(BIO_LIMIT + 1))).toMatch(/at most 500/i)
  })
})
