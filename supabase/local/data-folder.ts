import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Secrets } from './keys'
import { holdFolder } from './folder-lock'

/** Where one backend keeps everything that outlives it. */
export interface DataFolder {
  database: string
  files: string
  mailbox: string
  secrets: Secrets
  /** True when no database is in the folder yet. */
  isNew: boolean
  release(): Promise<void>
}

/**
 * Takes the folder for this process, making it when needed.
 * @throws Error with one sentence naming the process that holds it.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await holdFolder(folder)
  const database = join(folder, 'data')
  return {
    database,
    files: join(folder, 'files'),
    mailbox: join(folder, 'mailbox.jsonl'),
    secrets: await keepSecrets(join(folder, 'secrets.json')),
    isNew: !existsSync(join(database, 'PG_VERSION')),
    release,
  }
}

/** Random secrets, as every folder's are. */
export function makeSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(32).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }
}

async function keepSecrets(file: string): Promise<Secrets> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Secrets
  const secrets = makeSecrets()
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' })
  return secrets
}
