import { describe, expect, it } from 'vitest'
import { findByWords } from './find-by-words'

const ENTRIES = [
  { name: 'Peace', words: 'inner peace, ceasefire, anxious' },
  { name: 'Bahá’í Faith', words: 'Ridván' },
  { name: 'Wellbeing', words: 'peace of mind, at peace' },
  { name: 'Hope' },
  { name: 'Night', words: 'Easter vigil' },
  { name: 'Spring', words: 'Easter' },
]

const found = (query: string) =>
  findByWords(ENTRIES, query).map(({ entry, by }) => [entry.name, by])

describe('finding by words', () => {
  it('shows everything, in its order, before anything is typed', () => {
    expect(found(' ').map(([name]) => name)).toEqual(ENTRIES.map(({ name }) => name))
  })

  it('puts what is called so before what has a word for it, and says the word', () => {
    expect(found('peace')).toEqual([
      ['Peace', null],
      ['Wellbeing', 'peace of mind'],
    ])
    expect(found('anx')).toEqual([['Peace', 'anxious']])
  })

  it('puts what a word stands for by itself before what has it in a phrase', () => {
    expect(found('easter')).toEqual([
      ['Spring', 'Easter'],
      ['Night', 'Easter vigil'],
    ])
  })

  it('reads every spelling, and words in any order', () => {
    expect(found('bahai')).toEqual([['Bahá’í Faith', null]])
    expect(found('ridvan')).toEqual([['Bahá’í Faith', 'Ridván']])
    expect(found('peace inner')).toEqual([['Peace', 'inner peace']])
  })

  it('finds nothing for a word that nothing has', () => {
    expect(found('jedi')).toEqual([])
  })
})
