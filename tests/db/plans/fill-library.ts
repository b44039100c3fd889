import type postgres from 'postgres'
import { fillDerivedTables } from '../../support/library/derived-tables'
import { setAsideIndexes } from '../../support/library/set-aside-indexes'

/**
 * Fills a seeded database up to `rows` prayers, 5,000 people and 20,000 likes: short texts of the seed, each with a rare
 * word, spread over people and three years. Triggers rest meanwhile; what they keep is filled afterwards.
 */
export async function fillLibrary(sql: postgres.Sql, url: string, rows: number): Promise<void> {
  const buildIndexes = await setAsideIndexes(sql)
  await sql.unsafe(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    create temp table texts as select *, row_number() over (order by id) as place from public.prayers;
    truncate public.prayers, private.prayer_search, private.search_words, private.prayer_labels, private.category_counts,
      private.own_category_counts, private.type_counts, private.own_type_counts cascade;
    insert into auth.users (id, email)
      select md5('user ' || n)::uuid, n || '@example.org' from generate_series(1, 5000) as n;
    insert into public.profiles (id, username)
      select md5('user ' || n)::uuid, 'Person' || n from generate_series(1, 5000) as n;
    insert into private.people (id) select id from public.profiles;
    insert into public.prayers (id, title, short_text, tradition, category, type, tags, user_id, is_private, created_at)
      select md5('prayer ' || n)::uuid, title, short_text || ' word' || md5((n / 20)::text), tradition, category, type,
        tags, md5('user ' || 1 + n * 7919 % 5000)::uuid, n % 10 = 0,
        timestamptz '2026-01-01' - make_interval(mins => (n * 7919 % ${rows} * 15)::integer)
      from generate_series(1::bigint, ${rows}) as n join texts on texts.place = 1 + n * 104729 % 480;
    insert into public.likes (prayer_id, user_id)
      select distinct md5('prayer ' || 1 + n * 7 % ${rows})::uuid, md5('user ' || 1 + n * n % 5000)::uuid
      from generate_series(1::bigint, 20000) as n;
    reset session_replication_role;`)
  await fillDerivedTables(url)
  await sql.unsafe(`update public.like_counts set likes = given.likes
    from (select prayer_id, count(*) as likes from public.likes group by 1) as given
    where like_counts.prayer_id = given.prayer_id`)
  await buildIndexes()
  await sql.unsafe('vacuum analyze')
}
