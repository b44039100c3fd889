import { describe, expect, it } from 'vitest'
import { directionOf, runsFrom } from './text-direction'

describe('the direction of a text', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['en', 'ltr'],
    ['arn', 'ltr'],
    [null, 'auto'],
  ])('follows its language: %s is %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction)
  })

  it.each([
    ['“السلام” peace', null, 'rtl'],
    ['… שלום', null, 'rtl'],
    ['Peace, السلام', null, 'ltr'],
    ['', null, 'ltr'],
    ['السلام', 'en', 'ltr'],
  ] as const)('of %j in %s is %s', (text, language, direction) => {
    expect(runsFrom(text, language)).toBe(direction)
  })
})
