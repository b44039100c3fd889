import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { FUNCTION_CALLERS } from './function-callers'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const names = async (sql: string) =>
  (await database.query<{ name: string }>(sql)).map(({ name }) => name)

/** viewer_id, whether the viewer is a moderator, and what may say to a session that still owes its code that it owes it. */
const ASKING_THE_SESSION_ITSELF = [
  'private.is_moderator()',
  'private.remove_own_account(text,boolean)',
  'private.viewer_id()',
]

describe('every table of ours', () => {
  it('has row-level security on', async () => {
    const open = await names(`select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and not relrowsecurity
        and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`)
    expect(open).toEqual([])
    expect(
      await names(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual(expect.arrayContaining(['like_counts', 'likes', 'prayers', 'profiles']))
  })

  it('has a primary key, which live events need', async () => {
    expect(
      await names(`select oid::regclass::text as name from pg_class c
        where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not exists (select 1 from pg_constraint where conrelid = c.oid and contype = 'p')`),
    ).toEqual([])
  })

  it('has an index that begins with the columns of each foreign key', async () => {
    expect(
      await names(`select conname as name from pg_constraint con
        where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not exists (
            select 1 from pg_index i where i.indrelid = con.conrelid and i.indpred is null
              and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] @> con.conkey
          )`),
    ).toEqual([])
  })

  it('has an index that begins with each column its policies compare', async () => {
    // A yes-or-no column selects too little for an index to help.
    expect(
      await names(`select distinct a.attrelid::regclass || '.' || a.attname as name from pg_policy p
        join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
          and d.refobjid = p.polrelid and d.refobjsubid > 0
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        join pg_class c on c.oid = p.polrelid where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and a.atttypid <> 'boolean'::regtype
          and not exists (
            select 1 from pg_index i where i.indrelid = a.attrelid and i.indkey[0] = a.attnum
          )`),
    ).toEqual([])
  })

  it('gives API roles no column or table right by accident', async () => {
    const grants = await database.query<{ name: string; rights: string }>(`
      select role || ' on ' || c.relname as name, string_agg(right_name, ',' order by right_name) as rights
      from pg_class c
      cross join unnest(array['anon', 'authenticated']) as role
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as right_name
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname in ('prayers', 'profiles', 'likes', 'like_counts', 'reports', 'hidden_prayers', 'collections', 'collection_prayers')
        and has_table_privilege(role, c.oid, right_name)
      group by 1 order by 1`)
    // Who may read is granted by column: column-reading.test.ts.
    expect(Object.fromEntries(grants.map(({ name, rights }) => [name, rights]))).toEqual({
      'authenticated on collection_prayers': 'DELETE',
      'authenticated on collections': 'DELETE',
      'authenticated on hidden_prayers': 'DELETE',
      'authenticated on likes': 'DELETE',
      'authenticated on prayers': 'DELETE',
    })
  })

  it('lets a user write the named columns only', async () => {
    const columns = await database.query<{ name: string; columns: string }>(`
      select right_name || ' ' || c.relname as name, string_agg(a.attname, ' ' order by a.attname) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join unnest(array['INSERT', 'UPDATE']) as right_name
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and has_column_privilege('authenticated', c.oid, a.attnum, right_name)
      group by 1 order by 1`)
    expect(Object.fromEntries(columns.map((row) => [row.name, row.columns]))).toEqual({
      'INSERT collection_prayers': 'collection_id note prayer_id',
      'INSERT collections': 'id name user_id',
      'INSERT hidden_prayers': 'prayer_id',
      'INSERT likes': 'prayer_id user_id',
      'INSERT prayers':
        'author category created_at is_private is_remix language long_text made_key medium_text original_prayer_id remix_author short_text source tags title tradition type user_id',
      'INSERT reports': 'note prayer_id reason',
      'UPDATE collection_prayers': 'note',
      'UPDATE collections': 'is_shared name',
      'UPDATE prayers': 'category is_private language long_text medium_text short_text tags title',
      'UPDATE profiles': 'avatar_url banner_url bio username',
    })
  })
})

describe('every policy', () => {
  it('names its roles and asks for the viewer once a statement', async () => {
    const policies = await database.query<{ name: string; roles: string[]; condition: string }>(
      `select policyname as name, roles::text[], coalesce(qual, '') || coalesce(with_check, '') as condition
       from pg_policies where schemaname in ('public', 'private', 'storage')`,
    )
    expect(policies.length).toBeGreaterThan(15)
    for (const { name, roles, condition } of policies) {
      expect.soft(roles, name).not.toContain('public')
      // Only the function knows that a code may still be owed; `(select …)` is asked once, the bare call for every row.
      const rest = condition.replaceAll(
        /SELECT \(?private\.viewer_id\(\)\)?(?:::text)?( AS viewer_id)?/g,
        '',
      )
      expect
        .soft(rest, name)
        .not.toMatch(/viewer_id|auth\.(?:uid|jwt|role|email)\(|current_setting/)
    }
  })

  it('is the only one for its table, role and action', async () => {
    expect(
      await names(`select tablename || ' ' || cmd || ' ' || role as name
        from pg_policies cross join unnest(roles) as role
        where schemaname in ('public', 'private')
        group by 1, schemaname having count(*) > 1`),
    ).toEqual([])
  })
})

describe('every function of ours', () => {
  it('has a fixed, empty search path', async () => {
    expect(
      await names(`select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([])
  })

  it('runs with its caller’s rights when the API shows it', async () => {
    expect(
      await names(`select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef`),
    ).toEqual([])
  })

  it('learns from one place who is asking', async () => {
    expect(
      await names(`select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and prosrc ~ 'auth\\.(uid|jwt|role|email)|request\\.jwt' order by 1`),
    ).toEqual(ASKING_THE_SESSION_ITSELF)
  })

  it('can be called by the pinned roles only', async () => {
    const callers = await database.query<{ name: string; roles: string }>(`
      select p.pronamespace::regnamespace || '.' || p.proname as name, string_agg(role, ' ' order by role) as roles
      from pg_proc p cross join unnest(array['anon', 'authenticated']) as role
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege(role, p.oid, 'EXECUTE')
      group by 1 order by 1`)
    expect(Object.fromEntries(callers.map(({ name, roles }) => [name, roles]))).toEqual(
      FUNCTION_CALLERS,
    )
  })
})

describe('the live publication', () => {
  it('carries prayers, numbers of likes and removals, never who likes', async () => {
    expect(
      await names(`select tablename as name from pg_publication_tables
        where pubname = 'supabase_realtime' order by 1`),
    ).toEqual(['like_counts', 'prayers', 'removed_prayers'])
  })

  it('carries no deletions, which policies can not filter', async () => {
    const [published] = await database.query(
      `select pubinsert, pubupdate, pubdelete, pubtruncate
       from pg_publication where pubname = 'supabase_realtime'`,
    )
    const carried = { pubinsert: true, pubupdate: true, pubdelete: false, pubtruncate: false }
    expect(published).toEqual(carried)
  })
})
