import { availableParallelism, totalmem } from 'node:os'
import postgres from 'postgres'
import { fetchPostgres, findPostgres } from '../../support/postgres-binaries'
import { startPostgres, type PostgresServer } from '../../support/postgres-server'

const MEGABYTE = 2 ** 20

export const NO_POSTGRES =
  'The benches of scale need a Postgres server: name one in DATABASE_URL, or install Postgres, or let npm reach its registry.'

/** Settings as of a small hosted project: a quarter of the memory for shared buffers, every commit safe on disk. */
function settings(): Record<string, string> {
  const memory = totalmem() / MEGABYTE
  return {
    shared_buffers: `${Math.round(Math.min(memory / 4, 4096))}MB`,
    effective_cache_size: `${Math.round(memory / 2)}MB`,
    maintenance_work_mem: `${Math.round(Math.min(memory / 16, 1024))}MB`,
    work_mem: '16MB',
    max_wal_size: '8GB',
    random_page_cost: '1.1',
    max_connections: '100',
    max_parallel_workers: String(availableParallelism()),
  }
}

export interface BenchServer extends PostgresServer {
  /** One line for the figures: version and settings. */
  description: string
}

/**
 * The server of `DATABASE_URL`, else one of its own from binaries of this machine or of npm.
 * `ORISON_BENCH_FOLDER` keeps the own one's databases between runs.
 * @throws Error with one clear sentence when there is none to be had.
 */
export async function openBenchServer(): Promise<BenchServer> {
  const server = await findServer()
  const sql = postgres(server.url, { max: 1 })
  const shown = await sql<{ name: string; setting: string }[]>`
    select name, current_setting(name) as setting from pg_settings
    where name = any(${['server_version', 'fsync', 'synchronous_commit', ...Object.keys(settings())]})`
  await sql.end()
  const said = new Map(shown.map(({ name, setting }) => [name, setting]))
  const version = said.get('server_version')?.split(' ')[0] ?? ''
  said.delete('server_version')
  const given = [...said].map(([name, setting]) => `${name} ${setting}`).join(', ')
  return { ...server, description: `Postgres ${version}; ${given}` }
}

async function findServer(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => undefined }
  const binaries = (await findPostgres()) ?? (await fetchPostgres())
  if (binaries === null) throw new Error(NO_POSTGRES)
  const folder = process.env['ORISON_BENCH_FOLDER']
  return startPostgres(binaries, { settings: settings(), ...(folder ? { folder } : {}) })
}
