import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Migration {
  /** The digits before the first underscore of the file name. */
  version: string
  name: string
  sql: string
}

/** The folder `supabase/` of this project. */
export const SUPABASE_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** The project's own git-ignored folder: images of the database, and the data unless told otherwise. */
export const PROJECT_CACHE_FOLDER = fileURLToPath(new URL('../../.orison', import.meta.url))

/** The migrations in the order they apply in: by file name, as the Supabase CLI does. */
export async function readMigrations(
  folder = join(SUPABASE_FOLDER, 'migrations'),
): Promise<Migration[]> {
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).filter((file) => /^\d+_.*\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, file.indexOf('_')),
      name: file.slice(file.indexOf('_') + 1, -'.sql'.length),
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  )
}

/** The rows every new database starts with; empty when the project has none. */
export async function readSeed(): Promise<string> {
  const file = join(SUPABASE_FOLDER, 'seed.sql')
  return existsSync(file) ? readFile(file, 'utf8') : ''
}

/** SQL that gives an empty database what a hosted project has before its migrations. */
export async function readBootstrap(): Promise<string> {
  return readFile(new URL('bootstrap.sql', import.meta.url), 'utf8')
}
