import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openMigratedDatabase } from '../../tests/support/migrated-database'
import { makeTypes, TYPES_FILE } from './make-types'

it('src/lib/database.types.ts is what `npm run write:types` writes from the migrations', async () => {
  const database = await openMigratedDatabase()
  try {
    expect(await readFile(TYPES_FILE, 'utf8')).toBe(await makeTypes(database))
  } finally {
    await database.close()
  }
})
