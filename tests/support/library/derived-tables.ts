import postgres from 'postgres'

/** What triggers keep for each prayer, filled for a range of ids: `id >= $1 and id < $2`. */
const BY_RANGE = [
  `insert into public.like_counts (prayer_id) select id from public.prayers where id >= $1 and id < $2`,
  `insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
   select private.reader_of(is_private, user_id), label, created_at, id
   from public.prayers
   cross join lateral unnest(private.listed_labels_of(tradition, type, category, tags)) as label
   where (not is_private or user_id is not null) and id >= $1 and id < $2`,
  `select private.index_prayers(array(select id from public.prayers where id >= $1 and id < $2))`,
]

const AT_ONCE = [
  `insert into private.category_counts (category, texts)
   select category, sum(private.count_texts(short_text, medium_text, long_text))
   from public.prayers where not is_private group by category`,
  `insert into private.own_category_counts (user_id, category, texts)
   select user_id, category, sum(private.count_texts(short_text, medium_text, long_text))
   from public.prayers where is_private and user_id is not null group by user_id, category`,
  `insert into private.type_counts (tradition, type, prayers)
   select tradition, listed, count(*)
   from public.prayers cross join lateral private.types_of(category, tags) as listed
   where not is_private group by tradition, listed`,
  `insert into private.own_type_counts (user_id, tradition, type, prayers)
   select user_id, tradition, listed, count(*)
   from public.prayers cross join lateral private.types_of(category, tags) as listed
   where is_private and user_id is not null group by user_id, tradition, listed`,
]

const CONNECTIONS = 2
/** The first byte of an id parts the prayers into so many ranges. */
const RANGES = 16

function ranges(): [string, string][] {
  const bound = (place: number) =>
    `${Math.min(255, (place * 256) / RANGES)
      .toString(16)
      .padStart(2, '0')}000000-0000-0000-0000-000000000000`
  return Array.from({ length: RANGES }, (_, place) => [
    bound(place),
    place === RANGES - 1 ? 'ffffffff-ffff-ffff-ffff-ffffffffffff' : bound(place + 1),
  ])
}

/** Fills the tables that triggers would have filled. @returns seconds. */
export async function fillDerivedTables(url: string): Promise<number> {
  const begin = performance.now()
  const sql = postgres(url, {
    max: CONNECTIONS,
    connection: { session_replication_role: 'replica', synchronous_commit: false },
  })
  await sql`analyze public.prayers`
  for (const statement of BY_RANGE) {
    await Promise.all(ranges().map((range) => sql.unsafe(statement, range)))
    await sql`analyze private.search_words`
  }
  for (const statement of AT_ONCE) await sql.unsafe(statement)
  await sql.end()
  return (performance.now() - begin) / 1000
}
