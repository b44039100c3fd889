import { describe, expect, it } from 'vitest'
import { openingSentences } from './opening-sentences'

const TEXT = 'Water goes to the low place. Am I there?  Let me be still!\n\nAmen.'

describe('the opening of a text', () => {
  it('is its first sentence where no more fits', () => {
    expect(openingSentences(TEXT, 0)).toBe('Water goes to the low place.')
    expect(openingSentences(TEXT, 39)).toBe('Water goes to the low place.')
  })

  it('never ends inside a sentence', () => {
    expect(openingSentences(TEXT, 40)).toBe('Water goes to the low place. Am I there?')
    expect(openingSentences(TEXT, 1000)).toBe(
      'Water goes to the low place. Am I there? Let me be still! Amen.',
    )
  })

  it('keeps what closes a sentence, and full stops inside words', () => {
    expect(openingSentences('“Come in.” And I came.', 0)).toBe('“Come in.”')
    expect(openingSentences('It is 3.5 miles. Walk.', 0)).toBe('It is 3.5 miles.')
  })

  it('is the whole text where no sentence ends', () => {
    expect(openingSentences(' May there be\npeace ', 5)).toBe('May there be peace')
    expect(openingSentences('', 5)).toBe('')
  })
})
