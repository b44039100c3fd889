import { expect, it } from 'vitest'
import { formsOf, termOf } from './word-forms'
import { WORD_FORMS_CASES } from './word-forms-cases'

it.each(WORD_FORMS_CASES)('“$word” is read as singular and plural', ({ word, forms, term }) => {
  expect(formsOf(word)).toEqual(forms)
  expect(termOf(word)).toBe(term)
})
