import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newestWordsFile } from './words-file'
import { writeWordsSql } from './words-sql'

it('the newest migration of words says what the catalogue says', () => {
  const file = newestWordsFile()
  const isUpToDate = file !== null && readFileSync(file, 'utf8') === writeWordsSql()
  expect(isUpToDate, 'run: npm run write:words -- <timestamp>').toBe(true)
})
