import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import type { LocalDatabase } from '../../supabase/local/database'

const run = promisify(execFile)
const BINARIES = '/usr/lib/postgresql/15/bin'

export interface PostgresServer {
  /** Many connections to its one database, as the superuser. */
  database: LocalDatabase
  stop(): Promise<void>
}

/** Why no Postgres server can be started on this machine; null when one can. */
export function whyNoPostgres(): string | null {
  if (!existsSync(`${BINARIES}/initdb`)) return `there is no Postgres 15 in ${BINARIES}`
  if (process.getuid?.() === 0 && !existsSync('/usr/sbin/runuser'))
    return 'root may not run Postgres and there is no runuser'
  return null
}

/** Starts an empty Postgres server of its own on a free port of 127.0.0.1, with its data in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'orison-postgres-'))
  const data = join(folder, 'data')
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder])
  await chmod(folder, 0o700)
  const port = await findFreePort()
  await runBinary('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c wal_level=logical`
  await runBinary('pg_ctl', ['-D', data, '-o', settings, '-w', '-l', join(folder, 'log'), 'start'])
  const database = openPool(`postgres://postgres@127.0.0.1:${port}/postgres`)
  return {
    database,
    async stop() {
      await database.close()
      await runBinary('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Postgres refuses to run as root; Debian's packages bring the user that it runs as. */
async function runBinary(name: string, args: string[]): Promise<void> {
  const binary = join(BINARIES, name)
  // The locale of a machine must not decide what lower() does with accented letters.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const options = { env, cwd: '/' }
  if (process.getuid?.() === 0)
    await run('runuser', ['-u', 'postgres', '--', binary, ...args], options)
  else await run(binary, args, options)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function openPool(url: string): LocalDatabase {
  const pool = new Pool({ connectionString: url, max: 8, options: '-c timezone=UTC' })
  return {
    query: async <Row>(sql: string, parameters?: unknown[]) =>
      (await pool.query(sql, parameters)).rows as Row[],
    exec: async (sql) => void (await pool.query(sql)),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(
          async <Row>(sql: string, parameters?: unknown[]) =>
            (await client.query(sql, parameters)).rows as Row[],
        )
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    listen: () => Promise.reject(new Error('No test listens on this connection.')),
    close: () => pool.end(),
  }
}
