import { format, resolveConfig } from 'prettier'
import { fileURLToPath } from 'node:url'
import type { LocalDatabase } from '../local/database'
import { printTypes } from './print-types'
import { readSchema } from './read-schema'

export const TYPES_FILE = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url))

/** The formatted content that `src/lib/database.types.ts` should have for this migrated database. */
export async function makeTypes(database: Pick<LocalDatabase, 'query'>): Promise<string> {
  const style = await resolveConfig(TYPES_FILE)
  return format(printTypes(await readSchema(database)), { ...style, filepath: TYPES_FILE })
}
