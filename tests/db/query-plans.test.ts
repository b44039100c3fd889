/** How Postgres reads a large library for every question the app asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import postgres from 'postgres'
import type * as likesModule from '@/features/prayers/cache/like-queries'
import type * as queriesModule from '@/features/prayers/cache/prayer-queries'
import type * as familyModule from '@/features/prayers/family/family-queries'
import type * as typesModule from '@/features/prayers/cache/type-queries'
import type { PageKey } from '@/features/prayers/cache/prayer-requests'
import type { OpenScope } from '@/features/prayers/cache/prayer-requests'
import type * as profilesModule from '@/features/profile/profile-queries'
import { bootstrap, migrate, seed } from '../../supabase/local/migrations'
import { openPostgres } from '../../supabase/local/postgres-database'
import { pageStatement } from '../support/asking/app-requests'
import { startRecorder, type Recorder } from '../support/asking/recorded-requests'
import { toStatement, type Statement } from '../support/asking/rest-sql'
import { VISITOR, type Viewer } from '../support/asking/viewer'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { onlyRow } from '../support/stage'
import { fillLibrary } from './plans/fill-library'
import { LISTS, OWNER } from './plans/lists'
import { readPlans, showPlans } from './plans/read-plans'
import { SEARCHES } from './plans/searches'

const ROWS = 100_000
const FILLING_TAKES_AT_MOST_MS = 600_000
/** What grows with the library; nothing the app asks may read one of them from end to end. */
const GROWING = ['prayers', 'likes', 'like_counts', 'profiles', 'prayer_search', 'prayer_labels']
/** A page reads its rows, some private ones between, and their counts; never what stands before it. */
const ROWS_OF_A_PAGE = 200
/** A fifth of the library: one letter is looked up in all words, and a frequent word stands in many prayers. */
const ROWS_OF_A_SEARCH = 20_000

const binaries = await findPostgres()
const skipped = binaries === null ? ' (skipped: this machine has no Postgres binaries)' : ''

describe.skipIf(binaries === null)(`in a library of 100,000 prayers${skipped}`, () => {
  const notices: string[] = []
  let server: PostgresServer
  let sql: postgres.Sql
  let recorder: Recorder
  let person: Viewer & { role: 'authenticated' }
  let prayerId: string

  beforeAll(async () => {
    server = await startPostgres(binaries ?? '', {
      settings: { fsync: 'off', shared_buffers: '512MB', max_wal_size: '4GB' },
    })
    const { database } = await openPostgres(server.url)
    await bootstrap(database)
    await migrate(database)
    await seed(database)
    await database.close()
    sql = postgres(server.url, {
      max: 1,
      onnotice: ({ message }) => void notices.push(message ?? ''),
    })
    await fillLibrary(sql, server.url, ROWS)
    await showPlans(sql)
    recorder = await startRecorder()
    const found = onlyRow(
      await sql<{ prayer_id: string; user_id: string }[]>`
        select likes.prayer_id, prayers.user_id from public.likes join public.prayers on prayers.id = prayer_id
        where not is_private order by 1, 2 limit 1`,
    )
    prayerId = found.prayer_id
    person = { role: 'authenticated', sub: found.user_id }
  }, FILLING_TAKES_AT_MOST_MS)
  afterAll(async () => {
    await recorder?.close()
    await sql?.end()
    await server?.stop()
  })

  const read = (viewer: Viewer, statement: Statement) => readPlans(sql, notices, viewer, statement)

  async function expectIndexes(viewer: Viewer, statement: Statement, mostRows: number) {
    const { scanned, mostRows: rows, plans } = await read(viewer, statement)
    expect(
      scanned.filter((table) => GROWING.includes(table)),
      plans,
    ).toEqual([])
    expect(rows, plans).toBeLessThanOrEqual(mostRows)
    // Otherwise the notices were not read, and nothing was proved.
    expect(plans).toContain('Query Text:')
  }

  /** The key after so many prayers of the list. */
  async function keyAfter(condition: string, rows: number): Promise<PageKey> {
    return onlyRow(
      await sql.unsafe<PageKey[]>(
        `select to_json(created_at) #>> '{}' as "createdAt", id::text, category from public.prayers
         where ${condition} order by created_at desc, id desc offset ${rows} limit 1`,
      ),
    )
  }

  /** The statements behind what `work` asks, whatever it makes of the empty answers. */
  async function statementsOf(work: () => unknown): Promise<Statement[]> {
    const sent = await recorder.record(async () => {
      await Promise.resolve(work()).catch(() => undefined)
    })
    return sent.map(toStatement)
  }

  /** Runs what one member of a feature's queries asks. */
  async function asked(query: { queryFn?: unknown }): Promise<Statement> {
    const { signal } = new AbortController()
    const queryFn = query.queryFn as (context: { signal: AbortSignal }) => unknown
    return onlyRow(await statementsOf(() => queryFn({ signal })))
  }

  const queries = () =>
    recorder.load<typeof queriesModule>('/src/features/prayers/cache/prayer-queries.ts')

  it('a search without an index would be noticed', async () => {
    const plain = {
      sql: `select id from public.prayers where title ilike '%absent%'`,
      parameters: [],
    }
    const { scanned, mostRows } = await read(VISITOR, plain)
    expect(scanned).toEqual(['prayers'])
    expect(mostRows).toBeGreaterThan(ROWS_OF_A_PAGE)
  })

  it('a function that reads a whole table would be noticed', async () => {
    await sql.unsafe(`create function private.reads_all() returns bigint language plpgsql as
      $$ begin return (select count(*) from private.prayer_search where search_text like '%absent%'); end $$;
      grant execute on function private.reads_all to anon; alter function private.reads_all security definer`)
    const { scanned } = await read(VISITOR, { sql: 'select private.reads_all()', parameters: [] })
    expect(scanned).toEqual(['prayer_search'])
  })

  it.each(LISTS)(
    'the list of %s is read along an index, at its beginning and far from it',
    async (_, scope, condition, far) => {
      const { id } = onlyRow(
        await sql.unsafe<{ id: string }[]>(
          `select user_id as id from public.prayers where ${OWNER} limit 1`,
        ),
      )
      const key = await keyAfter(condition, far)
      for (const viewer of [VISITOR, { role: 'authenticated', sub: id } as const])
        for (const after of [null, key])
          await expectIndexes(
            viewer,
            await pageStatement(recorder, scope(id), after),
            ROWS_OF_A_PAGE,
          )
    },
  )

  it('the end of a category’s list is read along an index, also where all with its name are filed under it', async () => {
    const filed = `category = 'Morning Prayer' and not is_private`
    const counted = await sql.unsafe<{ count: number }[]>(
      `select count(*)::integer from public.prayers where ${filed}`,
    )
    const { count } = onlyRow(counted)
    const scope: OpenScope = { kind: 'category', category: 'Morning Prayer', search: '' }
    const statement = await pageStatement(recorder, scope, await keyAfter(filed, count - 3))
    await expectIndexes(VISITOR, statement, ROWS_OF_A_PAGE)
  })

  it.each(SEARCHES)('a search for %s asks the indexes', async (_, scope) => {
    const key = await keyAfter('true', 50_000)
    for (const viewer of [VISITOR, person])
      for (const after of [null, key])
        await expectIndexes(viewer, await pageStatement(recorder, scope, after), ROWS_OF_A_SEARCH)
  })

  it('a search in a category asks the indexes', async () => {
    const scope: OpenScope = { kind: 'category', category: 'Peace', search: 'light' }
    await expectIndexes(VISITOR, await pageStatement(recorder, scope, null), ROWS_OF_A_SEARCH)
  })

  it.each(['pece', 'forgivness of evning', 'jewsh', 'qwertzuiop', 'jewish funeral'])(
    'a search for “%s”, with what it names or may have meant, asks the indexes',
    async (search) => {
      const filters = { tradition: null, category: null, type: null }
      const scope: OpenScope = { kind: 'search', search, ...filters }
      await expectIndexes(VISITOR, await pageStatement(recorder, scope, null), ROWS_OF_A_SEARCH)
    },
  )

  it('the numbers of the sidebar are kept, not counted', async () => {
    const { prayerQueries } = await queries()
    for (const viewer of [VISITOR, person])
      await expectIndexes(viewer, await asked(prayerQueries.counts()), ROWS_OF_A_PAGE)
  })

  it('the numbers and the previews of types are not counted over the library', async () => {
    const { typeQueries } = await recorder.load<typeof typesModule>(
      '/src/features/prayers/cache/type-queries.ts',
    )
    for (const viewer of [VISITOR, person])
      for (const query of [typeQueries.counts('Islam'), typeQueries.previews()])
        await expectIndexes(viewer, await asked(query), ROWS_OF_A_PAGE)
  })

  it('a prayer with its number of likes is found by its key', async () => {
    const { prayerQueries } = await queries()
    for (const viewer of [VISITOR, person])
      await expectIndexes(viewer, await asked(prayerQueries.detail(prayerId)), 10)
  })

  it('the family of a prayer is found by keys', async () => {
    const { familyQueries } = await recorder.load<typeof familyModule>(
      '/src/features/prayers/family/family-queries.ts',
    )
    for (const viewer of [VISITOR, person])
      await expectIndexes(viewer, await asked(familyQueries.of(prayerId)), ROWS_OF_A_PAGE)
  })

  it('a person’s profile and likes are found by their keys', async () => {
    const { profileQueries } = await recorder.load<typeof profilesModule>(
      '/src/features/profile/profile-queries.ts',
    )
    const { likeQueries } = await recorder.load<typeof likesModule>(
      '/src/features/prayers/cache/like-queries.ts',
    )
    await expectIndexes(person, await asked(profileQueries.byId(person.sub)), 10)
    await expectIndexes(person, await asked(likeQueries.ofViewer(person.sub)), ROWS_OF_A_PAGE)
  })

  it.each([
    [
      'giving a like',
      'insert into public.likes (prayer_id, user_id) values ($1, $2) on conflict do nothing',
    ],
    ['taking a like back', 'delete from public.likes where prayer_id = $1 and user_id = $2'],
    [
      'reading a number of likes',
      'select likes from public.like_counts where prayer_id = $1 and $2 = $2',
    ],
    ['changing a prayer', `update public.prayers set title = 'New' where id = $1 and $2 = $2`],
    ['deleting a prayer', 'delete from public.prayers where id = $1 and $2 = $2'],
  ])('%s finds its rows by their keys', async (_, statement) => {
    await expectIndexes(
      person,
      { sql: statement, parameters: [prayerId, person.sub] },
      ROWS_OF_A_PAGE,
    )
  })

  it('a new prayer is listed and indexed by keys', async () => {
    const statement = `insert into public.prayers (title, short_text, tradition, category, user_id)
      values ('Quixotic', 'A word nobody has used: zyzzyva.', 'Islam', 'Peace', $1)`
    await expectIndexes(person, { sql: statement, parameters: [person.sub] }, 100)
  })
})
