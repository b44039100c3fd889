import { rename, rm } from 'node:fs/promises'
import type { Connection } from '@supabase/lite'
import { makeSecrets, openDataFolder, type DataFolder } from './data-folder'
import type { LocalDatabase } from './database'
import { FACTOR_TABLES } from './factors/factor-tables'
import { loadImage } from './image'
import type { Secrets } from './keys'
import { openMailbox, type Mailbox } from './mailbox'
import { bootstrap, hasOtherMigrations, migrate, seed } from './migrations'
import { createFolderStore, createMemoryStore, type ObjectStore } from './object-store'
import { openPglite, type PgliteStore } from './pglite-database'

export interface StoreOptions {
  dataFolder: string | null
  databaseUrl?: string
  seed?: boolean
  log?: (line: string) => void
}

/** What lite must run in and how it is tidied up after. */
export type Turns = Pick<PgliteStore, 'run' | 'endTransaction' | 'fault'>

/** Everything the backend keeps: rows, files, e-mails, secrets. */
export interface Store {
  database: LocalDatabase
  connection: Connection
  /** Null where the database serves many at once. */
  turns: Turns | null
  secrets: Secrets
  mailbox: Mailbox
  files: ObjectStore
  close(): Promise<void>
}

type OpenDatabase = Pick<Store, 'database' | 'connection' | 'turns'>

/** @throws Error with one sentence when the folder is held or the database cannot be made ready. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataFolder } = options
  const folder = dataFolder === null ? null : await openDataFolder(dataFolder)
  try {
    const opened = await openDatabase(options, folder)
    return {
      ...opened,
      secrets: folder?.secrets ?? makeSecrets(),
      mailbox: await openMailbox(folder?.mailbox ?? null),
      files: folder ? createFolderStore(folder.files) : createMemoryStore(),
      async close() {
        await opened.database.close()
        await folder?.release()
      },
    }
  } catch (error) {
    await folder?.release()
    throw error
  }
}

async function openDatabase(
  { dataFolder, databaseUrl, seed: seeded = true, log = () => undefined }: StoreOptions,
  folder: DataFolder | null,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openServer(databaseUrl, seeded)
  if (folder === null) return inTurns(await openPglite(null, await loadImage({ seeded, log }), log))
  if (folder.isNew) await makeDatabase(folder.database, await loadImage({ seeded, log }))
  const store = await openPglite(folder.database, undefined, log)
  await migrateOrClose(store, `data folder ${dataFolder}`, log)
  return inTurns(store)
}

function inTurns(store: PgliteStore): OpenDatabase {
  return { database: store.database, connection: store.connection, turns: store }
}

/** A folder that is there is whole: the image is unpacked beside it first. */
async function makeDatabase(folder: string, image: Blob): Promise<void> {
  const unfinished = `${folder}.part`
  await rm(unfinished, { recursive: true, force: true })
  const { database } = await openPglite(unfinished, image)
  await database.close()
  await rename(unfinished, folder)
}

async function migrateOrClose(
  store: PgliteStore,
  place: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    await refuseOtherMigrations(store.database, place)
    // Folders of before there were second factors lack what newer migrations name.
    await store.database.exec(FACTOR_TABLES)
    const applied = await migrate(store.database)
    if (applied.length > 0) log(`Applied new migrations: ${applied.join(', ')}.`)
  } catch (error) {
    await store.database.close()
    throw error
  }
}

/** @throws Error with one sentence when `place` was made by another version of the migrations. */
async function refuseOtherMigrations(database: LocalDatabase, place: string): Promise<void> {
  if (await hasOtherMigrations(database))
    throw new Error(
      `The ${place} was made with other migrations than this project has: delete it and start again; what was kept in it is lost.`,
    )
}

async function openServer(databaseUrl: string, seeded: boolean): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres-database')
  const server = await openPostgres(databaseUrl)
  try {
    const isFresh = await server.database
      .query("select from pg_namespace where nspname = 'supabase_migrations'")
      .then((rows) => rows.length === 0)
    await bootstrap(server.database)
    await refuseOtherMigrations(server.database, 'database of DATABASE_URL')
    await migrate(server.database)
    if (isFresh && seeded) await seed(server.database)
    return { ...server, turns: null }
  } catch (error) {
    await server.database.close()
    throw error
  }
}
