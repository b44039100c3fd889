import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import type { LocalDatabase } from './database'
import { timestampParsers } from './lite/timestamps'
import { Mutex } from './mutex'

export interface PgliteStore {
  database: LocalDatabase
  connection: PgliteConnection
  /** Hold this while lite works: it sends BEGIN and SET ROLE over the one shared connection. */
  turn: Mutex
  /** Ends a transaction that a failed request may have left open. Only while holding `turn`. */
  endTransaction(): Promise<void>
  /** The whole database as an uncompressed tar, for `image`. */
  dump(): Promise<Blob>
}

/**
 * Opens PGlite in `folder` (null: in memory), from `image` when the folder is new.
 * @throws when the folder holds a database already and an image is given.
 */
export async function openPglite(folder: string | null, image?: Blob): Promise<PgliteStore> {
  const connection = await createPgliteConnection({
    ...(folder === null ? {} : { url: folder }),
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      parsers: timestampParsers,
      ...(image ? { loadDataDir: image } : {}),
    },
  })
  const pglite = connection.driver
  await pglite.waitReady
  // PGlite begins each session with `public` alone, whatever the database says.
  await pglite.exec('set search_path to "$user", public, extensions')
  const turn = new Mutex()
  return {
    connection,
    turn,
    database: toLocalDatabase(pglite, turn, () => connection.close()),
    // Outside a transaction it only warns, which nobody hears.
    endTransaction: async () => void (await pglite.exec('rollback')),
    dump: () => turn.run(() => pglite.dumpDataDir('none')),
  }
}

function toLocalDatabase(pglite: PGlite, turn: Mutex, close: () => Promise<void>): LocalDatabase {
  return {
    query: <Row>(sql: string, parameters?: unknown[]) =>
      turn.run(async () => (await pglite.query<Row>(sql, parameters)).rows),
    transaction: (work) =>
      turn.run(() =>
        pglite.transaction((open) =>
          work(
            async <Row>(sql: string, parameters?: unknown[]) =>
              (await open.query<Row>(sql, parameters)).rows,
          ),
        ),
      ),
    listen: (channel, onNotify) =>
      turn.run(async () => {
        const stop = await pglite.listen(channel, onNotify)
        return () => turn.run(() => stop())
      }),
    exec: (sql) =>
      turn.run(async () => {
        await pglite.exec(sql)
      }),
    close: () => turn.run(close),
  }
}
