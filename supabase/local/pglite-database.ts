import type { LocalDatabase } from './database'
import { Mutex } from './mutex'
import { openEngine, type Engine } from './pglite-engine'
import type { EngineBroken } from './pglite-guard'

export interface PgliteStore {
  database: LocalDatabase
  connection: Engine['connection']
  /** Runs `work` by itself; lite must, for it sends BEGIN and SET ROLE over the one shared connection. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Ends a transaction that a failed request may have left open. Only within `run`. */
  endTransaction(): Promise<void>
  /** How the work that runs broke the engine, or null. Whoever is next meets a new one. */
  fault(): EngineBroken | null
  /** The whole database as an uncompressed tar, for `image`. */
  dump(): Promise<Blob>
}

interface Listener {
  channel: string
  onNotify: (payload: string) => void
  stop: () => Promise<void>
}

/**
 * Opens PGlite in `folder` (null: in memory), from `image` when the folder is new.
 * @throws when the folder holds a database already and an image is given.
 */
export async function openPglite(
  folder: string | null,
  image?: Blob,
  log: (line: string) => void = () => undefined,
): Promise<PgliteStore> {
  const engine = await openEngine(folder, image)
  const turn = new Mutex()
  const listeners = new Set<Listener>()

  async function mend(): Promise<void> {
    const fault = engine.fault()
    if (fault === null) return
    log(`${fault.message}; opening the database anew.`)
    await engine.replace()
    for (const listener of listeners) {
      listener.stop = await engine.pglite.listen(listener.channel, listener.onNotify)
    }
  }
  const run = <T>(work: () => Promise<T>) =>
    turn.run(async () => {
      await mend()
      try {
        return await work()
      } finally {
        await mend()
      }
    })

  return {
    connection: engine.connection,
    run,
    fault: () => engine.fault(),
    database: toLocalDatabase(engine, run, listeners),
    async endTransaction() {
      try {
        // Outside a transaction this only warns, which nobody hears.
        if (engine.fault() === null) await engine.pglite.exec('rollback')
      } catch (error) {
        // A broken engine's transaction ends with it.
        if (engine.fault() === null) throw error
      }
    },
    dump: () => run(() => engine.pglite.dumpDataDir('none')),
  }
}

function toLocalDatabase(
  engine: Engine,
  run: PgliteStore['run'],
  listeners: Set<Listener>,
): LocalDatabase {
  return {
    query: <Row>(sql: string, parameters?: unknown[]) =>
      run(async () => (await engine.pglite.query<Row>(sql, parameters)).rows),
    transaction: (work) =>
      run(() =>
        engine.pglite.transaction((open) =>
          work(
            async <Row>(sql: string, parameters?: unknown[]) =>
              (await open.query<Row>(sql, parameters)).rows,
          ),
        ),
      ),
    listen: (channel, onNotify) =>
      run(async () => {
        const listener = { channel, onNotify, stop: await engine.pglite.listen(channel, onNotify) }
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
          return run(() => listener.stop())
        }
      }),
    exec: (sql) =>
      run(async () => {
        await engine.pglite.exec(sql)
      }),
    close: () => run(() => engine.connection.close()),
  }
}
