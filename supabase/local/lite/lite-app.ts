import { App, setExperimental, type Connection } from '@supabase/lite'
import { LOCAL_ANON_KEY, type Secrets } from '../keys'
import type { Mailbox } from '../mailbox'
import type { ObjectStore } from '../object-store'
import type { LocalSettings } from '../settings'
import { answerDatabaseErrors } from './database-errors'
import { createRedirectingDriver } from './email-redirects'
import { createStorageAdapter } from './storage-adapter'
import { hearRefusals } from './storage-refusals'
import { trustMigrationsGrants } from './trust-migrations-grants'

export interface LiteOptions {
  connection: Connection
  secrets: Secrets
  settings: LocalSettings
  /** Origin that e-mails link to and that sign-in may lead back to. */
  publicUrl: string
  mailbox: Mailbox
  files: ObjectStore
}

/** Largest file that storage takes, bytes: the hosted default. */
export const LARGEST_FILE = 50 * 1024 * 1024

/** REST, auth and storage by `@supabase/lite`, set up as a hosted project is. */
export async function createLiteApp(options: LiteOptions): Promise<App> {
  const { connection, secrets, settings, publicUrl, mailbox, files } = options
  trustMigrationsGrants(connection)
  answerDatabaseErrors(connection)
  hearRefusals(connection)
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: settings.maxRows },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: settings.tokenLifetime,
      publishable_key: LOCAL_ANON_KEY,
      secret_key: secrets.serviceKey,
      site_url: publicUrl,
      additional_redirect_urls: settings.redirectUrls,
      minimum_password_length: settings.minimumPasswordLength,
      email: { enable_signup: true, enable_confirmations: settings.emailConfirmations },
    },
    storage: { enabled: true, file_size_limit: `${LARGEST_FILE}B` },
    studio: { enabled: false },
    options: {
      drivers: { email: createRedirectingDriver(mailbox, publicUrl) },
      server: { disableStudio: true, disableFallback: true },
    },
  })
  // oxlint-disable-next-line eslint/no-underscore-dangle -- lite's documented place for an adapter
  app._storageAdapter = createStorageAdapter(files)
  await app.init()
  // Lite has storage behind the environment variable EXPERIMENTAL_STORAGE, read at import. This says the
  // same, and after `init` it prints no warning that people who start the app cannot act on.
  setExperimental('storage', true)
  // The first request would wait for this otherwise.
  await connection.introspect({ useCache: true })
  return app
}
