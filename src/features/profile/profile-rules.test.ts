import { describe, expect, it } from 'vitest'
import { BIO_LIMIT, bioLength, bioProblem, isSameUsername, usernameProblem } from './profile-rules'

describe('a username', () => {
  it.each([
    ['ab', /at least 3/i],
    ['', /at least 3/i],
    ['x'.repeat(31), /at most 30/i],
    ['a b c', /only letters/i],
    ['name@home', /only letters/i],
    ['Anna🙏', /only letters/i],
    ['अआ१२', /digits 0 to 9/],
    ['Ann\u034Fa', 'There is a character in it that nobody sees.'],
    ['Anna\uFE0F', 'There is a character in it that nobody sees.'],
    ['\u3164\u3164\u3164', 'There is a character in it that nobody sees.'],
    ['Ann\u200Da', 'There is a character in it that nobody sees.'],
    ['Аnna', /one script/i],
    ['김사랑さん', /one script/i],
    ['𞤀𞤣𞤤𞤢𞤥', 'Names can not hold “𞤀𞤣𞤤𞤢𞤥” yet.'],
    ['Adam_𞤀𞤣.𞤥', 'Names can not hold “𞤀𞤣” yet.'],
    ['h\u00F4\u0358', 'Names can not hold “\u00F4\u0358” yet.'],
    ['\u03B1\u0323\u03B2\u03B3', 'Names can not hold “\u03B1\u0323” yet.'],
    ['Anna.\u0301', /need a letter/i],
    ['A\u0310\u0311\u0312\u0313\u0314nna', /at most four/i],
  ])('%s is refused in words', (name, words) => expect(usernameProblem(name)).toMatch(words))

  it('is the same whichever way its letters are typed', () => {
    expect(isSameUsername(' wu\u0308ste', 'Wüste')).toBe(true)
    expect(isSameUsername('Wuste', 'Wüste')).toBe(false)
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
