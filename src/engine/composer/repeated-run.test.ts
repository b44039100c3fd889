import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words'
import { findRepeatedRun } from './repeated-run'

function piece(step: string, text: string) {
  return { step, id: '', text, words: wordsOf(text.toLowerCase()) }
}

function saying(...texts: string[]) {
  return texts.map((text) => piece('petition', text))
}

describe('words that stand twice', () => {
  it('are found across passages and whatever their capitals', () => {
    const pieces = saying('Let the day be long enough.', 'Then let the day be long again.')
    expect(findRepeatedRun(pieces)).toBe('let the day be long')
  })

  it('are four words at most where nothing is found', () => {
    expect(findRepeatedRun(saying('Let the day be kind.', 'Let the day be long.'))).toBeNull()
    expect(findRepeatedRun(saying('a b c d e', 'b c d e a'))).toBeNull()
    expect(findRepeatedRun([])).toBeNull()
  })

  it('may be those of a formula', () => {
    const said = saying('May all beings be well and happy.')
    expect(findRepeatedRun([...said, piece('ending', 'May all beings be well.')])).toBeNull()
  })
})
