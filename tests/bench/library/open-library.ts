import postgres from 'postgres'
import { bootstrap, migrate } from '../../../supabase/local/migrations'
import { openPostgres } from '../../../supabase/local/postgres-database'
import { readMigrations } from '../../../supabase/local/project-files'
import { loadLibrary, sizeFor, type LoadedLibrary } from './load-library'

/** A loaded library on the bench's server. */
export interface Library {
  url: string
  facts: LoadedLibrary
  /** True when an earlier run had loaded it: its times are of then. */
  isKept: boolean
}

/** What is noted with a loaded database. */
interface Note {
  migrations: string[]
  facts: LoadedLibrary
}

async function currentVersions(): Promise<string[]> {
  return (await readMigrations()).map(({ version }) => version)
}

async function readNote(server: postgres.Sql, name: string): Promise<Note | null> {
  const [found] = await server<{ note: string | null }[]>`
    select shobj_description(oid, 'pg_database') as note from pg_database where datname = ${name}`
  const note = found?.note ? (JSON.parse(found.note) as Partial<Note>) : {}
  return note.migrations && note.facts ? { migrations: note.migrations, facts: note.facts } : null
}

async function writeNote(server: postgres.Sql, name: string, facts: LoadedLibrary): Promise<void> {
  const note: Note = { migrations: await currentVersions(), facts }
  await server.unsafe(
    `comment on database ${name} is '${JSON.stringify(note).replaceAll("'", "''")}'`,
  )
}

async function migrateDatabase(url: string): Promise<void> {
  const { database } = await openPostgres(url)
  await bootstrap(database)
  await migrate(database)
  await database.close()
}

/**
 * The library of so many prayers in a database of its own, `orison_bench_<rows>`: the one kept from an earlier run,
 * with the migrations that came since, else a new one. The database that the server's address names is left alone.
 */
export async function openLibrary(serverUrl: string, rows: number): Promise<Library> {
  const name = `orison_bench_${rows}`
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  const url = address.href
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  try {
    const kept = await readNote(server, name)
    const versions = await currentVersions()
    if (kept?.migrations.every((version) => versions.includes(version))) {
      if (kept.migrations.length < versions.length) {
        await migrateDatabase(url)
        await writeNote(server, name, kept.facts)
      }
      return { url, facts: kept.facts, isKept: true }
    }
    console.log(
      `Loading a library of ${rows.toLocaleString('en')} prayers; a million take a while.`,
    )
    await server.unsafe(`drop database if exists ${name} with (force)`)
    await server.unsafe(`create database ${name} template template0`)
    await migrateDatabase(url)
    const facts = await loadLibrary(url, sizeFor(rows))
    await writeNote(server, name, facts)
    return { url, facts, isKept: false }
  } finally {
    await server.end()
  }
}
