import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { timestampParsers } from './lite/timestamps'
import { guardEngine, type EngineBroken } from './pglite-guard'

/** One database that outlives the engine in front of it. */
export interface Engine {
  connection: PgliteConnection
  pglite: PGlite
  /** How the engine broke since it was last replaced, or null. */
  fault(): EngineBroken | null
  /** Opens the same database anew, with all that was committed. Nothing else may be asked meanwhile. */
  replace(): Promise<void>
}

/** Opens PGlite in `folder` (null: in memory), from `image` when the folder is new. */
export async function openEngine(folder: string | null, image?: Blob): Promise<Engine> {
  const connection = await connect(folder, image)
  let current = connection.driver
  let fault = await makeReady(current)
  sendOn(connection.driver, () => current)
  return {
    connection,
    get pglite() {
      return current
    },
    fault: () => fault(),
    async replace() {
      const broken = current
      // Committed rows are in the files; what only the broken engine's memory holds may be wrong and is left.
      const files = folder === null ? await broken.dumpDataDir('none') : undefined
      const next = (await connect(folder, files)).driver
      fault = await makeReady(next)
      current = next
      letGo(broken)
    },
  }
}

function connect(folder: string | null, image?: Blob): Promise<PgliteConnection> {
  return createPgliteConnection({
    ...(folder === null ? {} : { url: folder }),
    pgliteOptions: {
      extensions: { pg_trgm, unaccent },
      parsers: timestampParsers,
      ...(image ? { loadDataDir: image } : {}),
    },
  })
}

async function makeReady(pglite: PGlite): Promise<() => EngineBroken | null> {
  await pglite.waitReady
  const fault = guardEngine(pglite)
  refuseUnwritable(pglite)
  // PGlite begins each session with `public` alone, whatever the database says.
  await pglite.exec('set search_path to "$user", public, extensions')
  return fault
}

/**
 * PGlite writes messages into one buffer for all: a value that is no text breaks off in the middle of it, and what was written stands
 * before the parameters of somebody else. An object for a column of arrays is such a value.
 */
function refuseUnwritable(pglite: PGlite): void {
  for (const [type, serialize] of Object.entries(pglite.serializers)) {
    pglite.serializers[type] = (value: unknown) => {
      const written: unknown = serialize(value)
      if (typeof written === 'string') return written
      throw new TypeError('Invalid input for array type')
    }
  }
}

/** Lite keeps the engine that it was given first: what it asks of that one goes to the engine of the moment. */
function sendOn(first: PGlite, current: () => PGlite): void {
  for (const name of ['query', 'exec', 'close'] as const) {
    const method = PGlite.prototype[name] as (...args: unknown[]) => Promise<unknown>
    Object.defineProperty(first, name, {
      value: (...args: unknown[]) => method.apply(current(), args),
    })
  }
}

interface Runtime {
  FS: { streams: (object | null)[]; close(stream: object): void }
  _abort(): void
}

/** Ends the engine without a word to Postgres, which would write down what it holds in its memory. */
function letGo(pglite: PGlite): void {
  const { FS, _abort: abort } = pglite.Module as unknown as Runtime
  for (const stream of FS.streams) if (stream) ignoringErrors(() => FS.close(stream))
  // Else its timers go on, and keep its memory: some hundred megabytes. Ending it says so by throwing.
  ignoringErrors(abort)
  // Lite knows the first one as long as it runs.
  Object.assign(pglite, { mod: undefined, fs: undefined })
}

function ignoringErrors(work: () => void): void {
  try {
    work()
  } catch {
    // The engine is broken already.
  }
}
