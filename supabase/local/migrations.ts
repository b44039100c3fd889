import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'
import type { LocalDatabase } from './database'
import { FACTOR_TABLES } from './factors/factor-tables'
import { readBootstrap, readMigrations, readSeed, type Migration } from './project-files'

/** Roles, schemas and functions of a hosted project. Safe to run again. */
export async function bootstrap(database: LocalDatabase): Promise<void> {
  await database.exec(await bootstrapSql())
}

/** The statements of `bootstrap`: lite's tables first, then what the hosted service has around them. */
export async function bootstrapSql(): Promise<string> {
  return [getAuthSchemaSql(), FACTOR_TABLES, getStorageSchemaSql(), await readBootstrap()].join(
    '\n',
  )
}

/** Whether migrations were applied that this project does not have: those of another version of it. */
export async function hasOtherMigrations(database: LocalDatabase): Promise<boolean> {
  const known = new Set((await readMigrations()).map(({ version }) => version))
  return [...(await appliedVersions(database))].some((version) => !known.has(version))
}

/**
 * Applies the migrations this database has not seen, each whole or not at all.
 * @returns the versions applied now.
 * @throws Error naming the file, when one fails.
 */
export async function migrate(
  database: LocalDatabase,
  migrations?: Migration[],
): Promise<string[]> {
  const seen = await appliedVersions(database)
  const pending = (migrations ?? (await readMigrations())).filter(
    (migration) => !seen.has(migration.version),
  )
  for (const migration of pending) await applyMigration(database, migration)
  return pending.map((migration) => migration.version)
}

/** Puts the project's first rows in. For a database that was made just now. */
export async function seed(database: LocalDatabase): Promise<void> {
  const sql = await readSeed()
  if (sql.trim() === '') return
  try {
    await database.exec(sql)
  } catch (error) {
    throw new Error(`supabase/seed.sql failed: ${messageOf(error)}`, { cause: error })
  }
}

async function appliedVersions(database: LocalDatabase): Promise<Set<string>> {
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return new Set(rows.map(({ version }) => version))
}

async function applyMigration(database: LocalDatabase, { version, name, sql }: Migration) {
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quote(version)}, ${quote(name)}, array[${quote(sql)}]);`
  try {
    await database.exec(`${sql}\n;\n${record}`)
  } catch (error) {
    throw new Error(`supabase/migrations/${version}_${name}.sql failed: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
