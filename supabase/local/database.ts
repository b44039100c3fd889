/**
 * The database under the embedded backend, as the parts beside `@supabase/lite` see it (bootstrap,
 * migrations, realtime). Two implementations: PGlite in this process, or a Postgres server.
 *
 * Rows hold plain JSON values: numbers for integers and numerics that fit, text for dates and
 * times (timestamptz as `2026-01-01T00:00:00.5+00:00`), parsed objects for json and jsonb.
 */
export interface LocalDatabase {
  /** Runs one statement as the superuser. Throws the database's own error (`code` is the SQLSTATE). */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>
  /**
   * Runs `work` in one transaction; a throw rolls back and is thrown on. Inside, use only the
   * `query` given to `work`: PGlite is a single connection, so `database.query` waits for the end.
   */
  transaction<T>(work: (query: LocalDatabase['query']) => Promise<T>): Promise<T>
  /** Calls `onNotify` with the payload of every NOTIFY on `channel`; resolves to the way to stop. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs several statements at once; they fail or succeed together. */
  exec(sql: string): Promise<void>
  close(): Promise<void>
}
