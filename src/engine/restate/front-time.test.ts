import { describe, expect, it } from 'vitest'
import { frontTime } from './front-time'

describe('a sentence with its time at the beginning', () => {
  it.each([
    ['My daughter starts school on Monday.', 'On Monday my daughter starts school.'],
    [
      'I moved to Toronto in September for work, and I do not know anyone here.',
      'In September I moved to Toronto for work, and I do not know anyone here.',
    ],
    [
      'My parents are flying to Manila on Sunday to see my grandmother.',
      'On Sunday my parents are flying to Manila to see my grandmother.',
    ],
    [
      'We have been trying for a child for five years, and our second IVF is this month.',
      'For five years we have been trying for a child, and our second IVF is this month.',
    ],
    [
      'My wife and I argue almost every day about small things.',
      'Almost every day my wife and I argue about small things.',
    ],
    ['I have worked here for years.', 'For years I have worked here.'],
    ['I lost my job three weeks ago.', 'Three weeks ago I lost my job.'],
    [
      'I run my first race next month and I am nervous.',
      'Next month I run my first race and I am nervous.',
    ],
  ])('%s', (told, fronted) => {
    expect(frontTime(told)).toBe(fronted)
  })

  it.each([
    'The operation on Friday went well.',
    'My scan is on Friday.',
    'I am behind on rent for two months.',
    'I have to decide by Monday.',
    'My birthday is also the day we lost him six years ago.',
    'I live alone since my divorce last year.',
    'I lost my job.',
  ])('stays as it is where the time says what, or how long: %s', (told) => {
    expect(frontTime(told)).toBeNull()
  })
})
