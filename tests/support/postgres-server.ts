import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../supabase/local/ports'

const run = promisify(execFile)
const PACKAGED = '/usr/lib/postgresql'
/** Postgres refuses to run as root. */
const AS_POSTGRES = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

export interface PostgresServer {
  /** Address of a superuser's connection. */
  url: string
  stop(): Promise<void>
}

/** The folder of the newest Postgres binaries of this machine, or null. */
export async function findPostgres(): Promise<string | null> {
  if (!existsSync(PACKAGED)) return null
  const versions = (await readdir(PACKAGED)).sort((one, other) => Number(other) - Number(one))
  const folders = versions.map((version) => join(PACKAGED, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** Starts a new, empty Postgres server of its own on 127.0.0.1. Stop it afterwards. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const home = await mkdtemp(join(tmpdir(), 'orison-postgres-'))
  await chmod(home, 0o777)
  const data = join(home, 'data')
  await runAs(join(binaries, 'initdb'), '-D', data, '-U', 'orison', '-A', 'trust', '-E', 'UTF8')
  const port = await findFreePort(20_000 + Math.floor(Math.random() * 20_000))
  const [command, ...rest] = [...AS_POSTGRES, join(binaries, 'postgres')]
  const server = spawn(
    command,
    [...rest, '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home, '-F'],
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
      await runAs(join(binaries, 'pg_ctl'), 'stop', '-D', data, '-m', 'immediate')
      await exited
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function runAs(command: string, ...args: string[]): Promise<void> {
  const [first = '', ...rest] = [...AS_POSTGRES, command, ...args]
  await run(first, rest, { cwd: tmpdir() })
}
