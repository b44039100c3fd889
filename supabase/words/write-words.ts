/**
 * Writes the catalogue's words as a migration: `npm run write:words` brings the newest one up to date while it has not landed,
 * `npm run write:words -- <timestamp>` makes a new one.
 */
import { writeFileSync } from 'node:fs'
import { MIGRATIONS, newestWordsFile } from './words-file'
import { writeWordsSql } from './words-sql'

const [timestamp] = process.argv.slice(2)
const file = timestamp ? `${MIGRATIONS}${timestamp}_words_of_the_catalogue.sql` : newestWordsFile()
if (file === null) throw new Error('Give the timestamp of the first migration of words.')
writeFileSync(file, writeWordsSql())
console.log(file)
