import postgres from 'postgres'
import { fillDerivedTables } from '../../support/library/derived-tables'
import { loadLikes, loadUsers } from './load-people'
import { loadPrayers } from './load-prayers'
import { setAsideIndexes, type BuiltIndex } from '../../support/library/set-aside-indexes'

/** How large a library is made. */
export interface LibrarySize {
  rows: number
  /** Composed by the engine; every row says one of them, some with a personal line. */
  texts: number
  users: number
  likes: number
}

/** What was loaded and how long each part took, in seconds. */
export interface LoadedLibrary extends LibrarySize {
  composing: number
  copying: number
  people: number
  derived: number
  indexes: BuiltIndex[]
  indexing: number
  tidying: number
  megabytes: number
  /** Different sets of three texts among the rows. */
  distinctTexts: number
  /** Bytes on disk, indexes included. */
  bytesOnDisk: number
}

/** The size that belongs to a number of prayers: a million have 50,000 people and 200,000 likes. */
export function sizeFor(rows: number): LibrarySize {
  return {
    rows,
    texts: Math.min(rows, Math.max(2_000, Math.ceil(rows / 25))),
    users: Math.max(100, Math.ceil(rows / 20)),
    likes: Math.ceil(rows / 5),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

/** Fills a migrated, empty database. Triggers rest meanwhile; what they keep is filled afterwards. */
export async function loadLibrary(url: string, size: LibrarySize): Promise<LoadedLibrary> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { session_replication_role: 'replica', synchronous_commit: false },
  })
  try {
    const buildIndexes = await setAsideIndexes(sql)
    const users = await timed(() => loadUsers(sql, size.users))
    const prayers = await loadPrayers(url, size.rows, size.texts, size.users)
    const derived = await fillDerivedTables(url)
    const likes = await timed(() => loadLikes(sql, size.likes, size.users))
    let indexes: BuiltIndex[] = []
    const indexing = await timed(async () => (indexes = await buildIndexes()))
    // As autovacuum would within the hour: readers then need not look at rows to know that they are there.
    const tidying = await timed(() => sql`vacuum (analyze)`)
    const [facts] = await sql<{ texts: number; bytes: number }[]>`
      select pg_database_size(current_database())::float8 as bytes,
        (select count(distinct (md5(short_text), md5(medium_text), md5(long_text)))::int
         from public.prayers) as texts`
    return {
      ...size,
      ...prayers,
      people: users + likes,
      derived,
      indexes,
      indexing,
      tidying,
      distinctTexts: facts?.texts ?? 0,
      bytesOnDisk: facts?.bytes ?? 0,
    }
  } finally {
    await sql.end()
  }
}
