import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { Client, escapeIdentifier, Pool, types } from 'pg'
import type { LocalDatabase } from './database'
import { toIsoTimestamp } from './lite/timestamps'

const SEARCH_PATH = '"$user", public, extensions'
const asText = (text: string) => text

/** The same plain JSON values that the PGlite side gives, by type number. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, toNumber],
  [1700, toNumber],
  [1082, asText],
  [1083, asText],
  [1266, asText],
  [1114, toIsoTimestamp],
  [1184, toIsoTimestamp],
])

/** Opens the Postgres server at `url`, once for lite and once for everything beside it. */
export async function openPostgres(
  url: string,
): Promise<{ database: LocalDatabase; connection: PostgresConnection }> {
  const settings = {
    connectionString: url,
    options: `-c search_path=${SEARCH_PATH.replaceAll(' ', '')} -c timezone=UTC`,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS.get(oid) ?? types.getTypeParser(oid, format),
    },
  }
  const pool = new Pool({ ...settings, max: 8 })
  // An idle connection that the server ends must not end this process; the next query opens another.
  pool.on('error', () => undefined)
  await pool.query('select 1')
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      connection: { search_path: SEARCH_PATH },
      onnotice: () => undefined,
    },
  })
  const database: LocalDatabase = {
    query: async <Row>(sql: string, parameters?: unknown[]) =>
      (await pool.query(sql, parameters)).rows as Row[],
    transaction: (work) => inTransaction(pool, work),
    listen: (channel, onNotify) => listen(new Client(settings), channel, onNotify),
    exec: async (sql) => void (await pool.query(sql)),
    async close() {
      await connection.close()
      await pool.end()
    },
  }
  return { database, connection }
}

async function inTransaction<T>(
  pool: Pool,
  work: (query: LocalDatabase['query']) => Promise<T>,
): Promise<T> {
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
}

async function listen(
  client: Client,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  await client.connect()
  client.on('notification', (message) => onNotify(message.payload ?? ''))
  await client.query(`listen ${escapeIdentifier(channel)}`)
  return () => client.end()
}

function toNumber(text: string): number | string {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text ? number : text
}
