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

async function schemaMark(): Promise<string> {
  return (await readMigrations()).map(({ version }) => version).join()
}

async function keptFacts(server: postgres.Sql, name: string): Promise<LoadedLibrary | null> {
  const [found] = await server<{ note: string | null }[]>`
    select shobj_description(oid, 'pg_database') as note from pg_database where datname = ${name}`
  if (!found?.note) return null
  const { schema, facts } = JSON.parse(found.note) as { schema: string; facts: LoadedLibrary }
  return schema === (await schemaMark()) ? facts : null
}

/**
 * The library of so many prayers in a database of its own, `orison_bench_<rows>`: the one kept from an earlier run if
 * the migrations are still the same, else a new one. The database that the server's address names is left alone.
 */
export async function openLibrary(serverUrl: string, rows: number): Promise<Library> {
  const name = `orison_bench_${rows}`
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  const url = address.href
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  try {
    const kept = await keptFacts(server, name)
    if (kept) return { url, facts: kept, isKept: true }
    await server.unsafe(`drop database if exists ${name} with (force)`)
    await server.unsafe(`create database ${name} template template0`)
    const { database } = await openPostgres(url)
    await bootstrap(database)
    await migrate(database)
    await database.close()
    const facts = await loadLibrary(url, sizeFor(rows))
    const note = JSON.stringify({ schema: await schemaMark(), facts }).replaceAll("'", "''")
    await server.unsafe(`comment on database ${name} is '${note}'`)
    return { url, facts, isKept: false }
  } finally {
    await server.end()
  }
}
