import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import type { LocalDatabase } from './database'
import { toIsoTimestamp } from './lite/timestamps'

const SESSION = { TimeZone: 'UTC', search_path: '"$user", public, extensions' }

const asText = (text: string) => text

/** The same plain JSON values that the PGlite side gives, by type number. */
const TYPES = {
  bigint: type(20, toNumber),
  numeric: type(1700, toNumber),
  date: type(1082, asText),
  time: type(1083, asText),
  timetz: type(1266, asText),
  timestamp: type(1114, toIsoTimestamp),
  timestamptz: type(1184, toIsoTimestamp),
}

/** Opens the Postgres server at `url`, once for lite and once for everything beside it. */
export async function openPostgres(
  url: string,
): Promise<{ database: LocalDatabase; connection: PostgresConnection }> {
  const quiet = { onnotice: () => undefined, connection: SESSION }
  const server = postgres(url, { ...quiet, types: TYPES, max: 8 })
  await server`select 1`
  const { timestamp, timestamptz } = TYPES
  const connection = createPostgresConnection({
    url,
    postgresOptions: { ...quiet, types: { timestamp, timestamptz } },
  })
  return {
    connection,
    database: {
      query: (sql, parameters) => run(server, sql, parameters),
      transaction: async (work) => {
        let result
        await server.begin(async (open) => {
          result = await work((sql, parameters) => run(open, sql, parameters))
        })
        return result as Awaited<ReturnType<typeof work>>
      },
      async listen(channel, onNotify) {
        const { unlisten } = await server.listen(channel, onNotify)
        return unlisten
      },
      exec: async (sql) => void (await server.unsafe(sql).simple()),
      async close() {
        await connection.close()
        await server.end()
      },
    },
  }
}

async function run<Row>(
  server: postgres.Sql | postgres.TransactionSql,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const values = parameters as postgres.ParameterOrJSON<never>[]
  return [...(await server.unsafe<Row[] & object[]>(sql, values))]
}

function type(oid: number, parse: (text: string) => unknown) {
  const serialize = (value: unknown) =>
    value instanceof Date ? value.toISOString() : String(value)
  return { to: oid, from: [oid], serialize, parse }
}

function toNumber(text: string): number | string {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text ? number : text
}
