import { expect, it } from 'vitest'
import { withImportAgain } from './import-again-plugin'

it('an import of another file of the app is done so that it can be done again', () => {
  expect(withImportAgain('a(()=>import(`./islam-BG66ibCJ.js`),[])')).toBe(
    'a(()=>importAgain(`./islam-BG66ibCJ.js`,import.meta.url),[])',
  )
})

it('imports of other addresses, and of what is computed, stay as they are', () => {
  for (const code of ['import(e)', 'import("https://a.example/b.js")', 'import{a}from"./b.js"'])
    expect(withImportAgain(code)).toBe(code)
})
