/** Writes supabase/seed.sql: npx tsx supabase/seed/write-seed.ts */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { composeLibrary } from './library-prayers'
import { writeSeedSql } from './seed-sql'

const library = await composeLibrary()
writeFileSync(fileURLToPath(new URL('../seed.sql', import.meta.url)), writeSeedSql(library))
console.log(`supabase/seed.sql: ${library.length} prayers`)
