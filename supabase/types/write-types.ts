import { writeFile } from 'node:fs/promises'
import { readCommandLine } from '../local/command-line'
import { bootstrap, migrate } from '../local/migrations'
import { openPglite } from '../local/pglite-database'
import { makeTypes, TYPES_FILE } from './make-types'

readCommandLine({
  usage: `Usage: npm run write:types

Writes src/lib/database.types.ts from a database that has just been migrated in memory.`,
})

const { database } = await openPglite(null)
try {
  await bootstrap(database)
  await migrate(database)
  await writeFile(TYPES_FILE, await makeTypes(database))
  console.log('Wrote src/lib/database.types.ts.')
} finally {
  await database.close()
}
