import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../local/command-line'
import { composeLibrary } from './library-prayers'
import { writeSeedSql } from './seed-sql'

readCommandLine({
  usage: `Usage: npm run write:seed

Writes supabase/seed.sql anew from the engine and supabase/seed.`,
})

const library = composeLibrary()
writeFileSync(fileURLToPath(new URL('../seed.sql', import.meta.url)), writeSeedSql(library))
console.log(`supabase/seed.sql: ${library.length} prayers`)
