import { writeFileSync } from 'node:fs'
import { readCommandLine, refuse } from '../local/command-line'
import { MIGRATIONS, newestWordsFile } from './words-file'
import { writeWordsSql } from './words-sql'

const usage = `Usage: npm run write:words [-- <timestamp>]

Writes the catalogue's words as a migration: the newest one anew while it has not landed, or, with a timestamp of
fourteen digits, a new one.`

const { positionals } = readCommandLine({ usage, positionals: { least: 0, most: 1 } })
const [timestamp] = positionals
if (timestamp !== undefined && !/^\d{14}$/.test(timestamp))
  refuse(`“${timestamp}” is not a timestamp of fourteen digits.`, usage)
const file =
  timestamp === undefined
    ? newestWordsFile()
    : `${MIGRATIONS}${timestamp}_words_of_the_catalogue.sql`
if (file === null) refuse('The first migration of words needs a timestamp.', usage)
writeFileSync(file, writeWordsSql())
console.log(file)
