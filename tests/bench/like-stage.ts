import type postgres from 'postgres'

/** Public prayers without likes, made by the owner of the tables. @returns their ids. */
export async function addPrayers(
  sql: postgres.Sql,
  amount: number,
  ownerId: string | null = null,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into public.prayers (title, short_text, tradition, category, user_id)
    select 'A popular prayer ' || number, 'May there be peace.', 'Universal', 'Peace', ${ownerId}::uuid
    from generate_series(1, ${amount}::int) as number returning id::text`
  return rows.map(({ id }) => id)
}

/** How many of the prayers have another number of likes than rows of likes. */
export async function checkCounts(sql: postgres.Sql, ids: readonly string[]): Promise<number> {
  const wrong = await sql`
    select from public.like_counts
    where prayer_id in ${sql(ids)} and likes <> (
      select count(*) from public.likes where likes.prayer_id = like_counts.prayer_id
    )`
  return wrong.length
}

/** Deadlocks of this database since its statistics began. */
export async function countDeadlocks(sql: postgres.Sql): Promise<number> {
  // A backend reports what happened about once a second.
  await sql`select pg_sleep(1.2)`
  const [row] = await sql<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`
  return row?.deadlocks ?? 0
}
