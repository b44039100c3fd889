import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../supabase/local/ports'

const run = promisify(execFile)
/** Postgres refuses to run as root, so a plain account of the machine runs it then. */
const AS_ANOTHER = process.getuid?.() === 0 ? ['runuser', '-u', plainAccount(), '--'] : []

const NEW_CLUSTER = ['-U', 'orison', '-A', 'trust', '-E', 'UTF8']
/** As hosted Supabase sorts and reads letters. Other systems have no locale of this name. */
const LOCALE = process.platform === 'linux' ? ['--locale=C.UTF-8'] : []

export interface PostgresServer {
  /** Address of a superuser's connection. */
  url: string
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** The folder that keeps the database after the stop; without one it goes with the server. */
  folder?: string
  /** Settings by their names in postgresql.conf. Without any the server is as quick as a test may be: unsafe. */
  settings?: Record<string, string>
}

/** Starts a Postgres server of its own on 127.0.0.1. Stop it afterwards. */
export async function startPostgres(
  binaries: string,
  { folder, settings = { fsync: 'off' } }: PostgresOptions = {},
): Promise<PostgresServer> {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'orison-postgres-')))
  await mkdir(home, { recursive: true })
  await chmod(home, 0o777)
  const data = join(home, 'data')
  if (!existsSync(data))
    await runAs(join(binaries, 'initdb'), '-D', data, ...NEW_CLUSTER, ...LOCALE)
  const port = await findFreePort(20_000 + Math.floor(Math.random() * 20_000))
  const [command, ...rest] = [...AS_ANOTHER, join(binaries, 'postgres')]
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    command,
    [...rest, '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home, ...given],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  for await (const chunk of server.stderr) {
    said += String(chunk)
    if (said.includes('ready to accept connections')) break
  }
  if (!said.includes('ready to accept connections')) throw new Error(`Postgres ended: ${said}`)
  return {
    url: `postgres://orison@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = once(server, 'exit')
      const mode = folder === undefined ? 'immediate' : 'fast'
      await runAs(join(binaries, 'pg_ctl'), 'stop', '-D', data, '-m', mode)
      await exited
      if (folder === undefined) await rm(home, { recursive: true, force: true })
    },
  }
}

function plainAccount(): string {
  try {
    execFileSync('id', ['postgres'], { stdio: 'ignore' })
    return 'postgres'
  } catch {
    return 'nobody'
  }
}

async function runAs(command: string, ...args: string[]): Promise<void> {
  const [first = '', ...rest] = [...AS_ANOTHER, command, ...args]
  await run(first, rest, { cwd: tmpdir() })
}
