import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type TomlTable, type TomlPrimitive } from 'smol-toml'
import { SUPABASE_FOLDER } from './project-files'

/** What the embedded backend takes from `supabase/config.toml`; the Supabase CLI reads the same file. */
export interface LocalSettings {
  /** `[api] max_rows`: no answer holds more rows. */
  maxRows: number
  /** `[auth.email] enable_confirmations`: sign-ups wait for the link in their e-mail. */
  emailConfirmations: boolean
  /** `[auth] minimum_password_length` */
  minimumPasswordLength: number
  /** `[auth] jwt_expiry`, seconds an access token is good for. */
  tokenLifetime: number
  /** `[auth] additional_redirect_urls`, besides the app's own origin. */
  redirectUrls: string[]
  /** Names of `[functions.<name>]` with `verify_jwt = false`: anybody may call these. */
  openFunctions: string[]
}

/** @throws Error naming the file, when it cannot be read or parsed. */
export async function readSettings(
  file = join(SUPABASE_FOLDER, 'config.toml'),
): Promise<LocalSettings> {
  const config = parse(await readFile(file, 'utf8'))
  const auth = table(config.auth)
  return {
    maxRows: number(table(config.api).max_rows, 1000),
    emailConfirmations: table(auth.email).enable_confirmations === true,
    minimumPasswordLength: number(auth.minimum_password_length, 6),
    tokenLifetime: number(auth.jwt_expiry, 3600),
    redirectUrls: list(auth.additional_redirect_urls),
    openFunctions: Object.entries(table(config.functions))
      .filter(([, options]) => table(options).verify_jwt === false)
      .map(([name]) => name),
  }
}

function table(value: TomlPrimitive | undefined): TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date) ? value : {}
}

function number(value: TomlPrimitive | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

function list(value: TomlPrimitive | undefined): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
