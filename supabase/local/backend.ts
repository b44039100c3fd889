import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LocalDatabase } from './database'
import { createFactors } from './factors/factors'
import { createFunctions } from './functions'
import { createGateway } from './gateway'
import { LOCAL_ANON_KEY } from './keys'
import { createLiteApp } from './lite/lite-app'
import { createLiteService } from './lite/lite-service'
import { notingPictureChanges } from './lite/picture-changes'
import { keepTimeLimits } from './lite/time-limits'
import type { Mailbox } from './mailbox'
import { createRealtime } from './realtime/realtime'
import { readSettings, type LocalSettings } from './settings'
import { openStore } from './store'
import { createTokenCheck } from './token-check'

export interface BackendOptions {
  /** Keeps everything in this folder; null keeps it in memory and forgets it. */
  dataFolder: string | null
  /** A Postgres server to use instead of PGlite, as `postgres://user:password@host:port/name`. */
  databaseUrl?: string
  /** Origin the app is seen under, for links in e-mails: `http://127.0.0.1:4173`. */
  publicUrl: string
  /** Whether a new database gets the rows of `supabase/seed.sql`; true unless said otherwise. */
  seed?: boolean
  /** Told what takes time, one plain sentence each. */
  log?: (line: string) => void
  /** Instead of what `supabase/config.toml` says. */
  settings?: Partial<LocalSettings>
  /** Instead of `supabase/functions`. */
  functionsFolder?: string
}

/** What a hosted Supabase project is to its clients, in this process. */
export interface Backend {
  /** Answers any request to `/rest/v1`, `/auth/v1`, `/storage/v1`, `/functions/v1`, `/mailbox`. */
  fetch(request: Request): Promise<Response>
  /** Takes over a websocket upgrade to `/realtime/v1/websocket`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  url: string
  /** Public API key, role `anon`. */
  anonKey: string
  /** API key of the role `service_role`; for tests and tools on this machine. */
  serviceKey: string
  mailbox: Mailbox
  database: LocalDatabase
  close(): Promise<void>
}

/**
 * Opens the embedded backend. It is for one's own machine, not for production.
 * @throws Error with one sentence when the folder is held by another process or a migration fails.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const settings = { ...(await readSettings()), ...options.settings }
  const store = await openStore(options)
  try {
    const { secrets, mailbox, files } = store
    if (store.turns === null) await keepTimeLimits(store.connection, store.database)
    const app = await createLiteApp({
      connection: store.connection,
      secrets,
      settings,
      publicUrl: options.publicUrl,
      mailbox,
      files,
    })
    // As PostgREST: after a change of the schema, `notify pgrst, 'reload schema'`.
    await store.database.listen('pgrst', () => void store.connection.clearSchemaCache())
    const verifyToken = createTokenCheck(secrets.jwtSecret)
    const realtime = await createRealtime({
      database: store.database,
      verifyToken,
      keys: { anon: LOCAL_ANON_KEY, service: secrets.serviceKey },
      ...(options.log ? { log: options.log } : {}),
    })
    const lite = await createFactors({
      lite: notingPictureChanges(
        createLiteService(app, store.turns, verifyToken),
        store.database,
        verifyToken,
      ),
      database: store.database,
      jwtSecret: secrets.jwtSecret,
      verifyToken,
      publicUrl: options.publicUrl,
    })
    const gateway = createGateway({
      lite,
      functions: createFunctions({
        open: settings.openFunctions,
        verifyToken,
        environment: {
          SUPABASE_URL: options.publicUrl,
          SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
          SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
        },
        ...(options.functionsFolder === undefined ? {} : { folder: options.functionsFolder }),
      }),
      mailbox,
    })
    return {
      fetch: gateway,
      handleUpgrade: (request, socket, head) => realtime.handleUpgrade(request, socket, head),
      url: options.publicUrl,
      anonKey: LOCAL_ANON_KEY,
      serviceKey: secrets.serviceKey,
      mailbox,
      database: store.database,
      async close() {
        await realtime.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
