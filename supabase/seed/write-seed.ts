import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../local/command-line'
import { DAY_FOLDER, writeDayFiles } from './day-prayers'
import { composeLibrary } from './library-prayers'
import { writeSeedSql } from './seed-sql'

readCommandLine({
  usage: `Usage: npm run write:seed

Writes supabase/seed.sql anew from the engine and supabase/seed, and the prayers of the days, which are of the library.`,
})

const library = composeLibrary()
writeFileSync(fileURLToPath(new URL('../seed.sql', import.meta.url)), writeSeedSql(library))
console.log(`supabase/seed.sql: ${library.length} prayers`)
const files = writeDayFiles(library)
for (const [name, text] of files) {
  const path = fileURLToPath(new URL(name, DAY_FOLDER))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
console.log(`src/features/prayers/day: ${files.size} files`)
