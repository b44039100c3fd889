import postgres from 'postgres'

/**
 * What triggers keep for each prayer, filled for all of them at once: the same expressions as in the migrations.
 * Statements that read prayers by `id >= $1 and id < $2` run for several ranges side by side.
 */
const BY_RANGE = [
  `insert into public.like_counts (prayer_id) select id from public.prayers where id >= $1 and id < $2`,
  `insert into private.prayer_search (prayer_id, created_at, search_text)
   select id, created_at, concat_ws(e'\\n', private.search_form(title), private.search_form(short_text),
     private.search_form(medium_text), private.search_form(long_text))
   from public.prayers where id >= $1 and id < $2`,
]

const AT_ONCE = [
  `insert into private.category_counts (category, texts)
   select category, sum(private.count_texts(short_text, medium_text, long_text))
   from public.prayers where not is_private group by category`,
  `insert into private.own_category_counts (user_id, category, texts)
   select user_id, category, sum(private.count_texts(short_text, medium_text, long_text))
   from public.prayers where is_private and user_id is not null group by user_id, category`,
]

const RANGES = [
  ['00000000-0000-0000-0000-000000000000', '80000000-0000-0000-0000-000000000000'],
  ['80000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
]

/** Fills the tables that triggers would have filled. @returns seconds. */
export async function fillDerivedTables(url: string): Promise<number> {
  const begin = performance.now()
  const sql = postgres(url, {
    max: RANGES.length,
    connection: { session_replication_role: 'replica', synchronous_commit: false },
  })
  for (const statement of BY_RANGE)
    await Promise.all(RANGES.map((range) => sql.unsafe(statement, range)))
  for (const statement of AT_ONCE) await sql.unsafe(statement)
  await sql.end()
  return (performance.now() - begin) / 1000
}
