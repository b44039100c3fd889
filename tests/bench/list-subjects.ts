import type { PageKey } from '@/features/prayers/cache/prayer-requests'
import type { OpenScope } from '@/features/prayers/cache/prayer-requests'
import type postgres from 'postgres'

/** A list to read, and which public rows stand in it. */
export interface ListSubject {
  scope: OpenScope
  /** SQL over prayers with `$1`. */
  holds: string
  value: string
  /** SQL: what the list is ordered by before time. */
  order?: string
}

async function valuesOf(sql: postgres.Sql, column: string): Promise<string[]> {
  const rows = await sql.unsafe<{ value: string }[]>(
    `select ${column}::text as value from public.prayers
     where not is_private and ${column} is not null group by 1 order by count(*) desc, 1`,
  )
  const values = rows.map(({ value }) => value)
  return [values.at(0), values.at(Math.floor(values.length / 2)), values.at(-1)].filter(
    (value) => value !== undefined,
  )
}

/** The lists of the app by kind; of categories, traditions and people the largest, a middle and the smallest one. */
export async function listSubjects(sql: postgres.Sql): Promise<Record<string, ListSubject[]>> {
  const categories = await valuesOf(sql, 'category')
  const traditions = await valuesOf(sql, 'tradition')
  const owners = await valuesOf(sql, 'user_id')
  return {
    Newest: [{ scope: { kind: 'newest' }, holds: '$1 = $1', value: '' }],
    Category: categories.map((category) => ({
      scope: { kind: 'category', category, search: '' },
      holds: `(category = $1 or tags @> array[lower($1)])`,
      value: category,
      order: 'category = $1 desc,',
    })),
    Tradition: traditions.map((tradition) => ({
      scope: { kind: 'tradition', tradition },
      holds: 'tradition = $1',
      value: tradition,
    })),
    User: owners.map((ownerId) => ({
      scope: { kind: 'owner', ownerId },
      holds: 'user_id = $1::uuid',
      value: ownerId,
    })),
  }
}

/** The key that leads to a page (1 is the first) or, in a shorter list, to its last page; null for the first. */
export async function keyOfPage(
  sql: postgres.Sql,
  { holds, value, order = '' }: ListSubject,
  page: number,
  size: number,
): Promise<{ key: PageKey; page: number } | null> {
  const rows = await sql.unsafe<{ total: number }[]>(
    `select count(*)::int as total from public.prayers where not is_private and ${holds}`,
    [value],
  )
  const reached = Math.min(page, Math.ceil((rows[0]?.total ?? 0) / size))
  if (reached < 2) return null
  const [last] = await sql.unsafe<PageKey[]>(
    `select to_json(created_at) #>> '{}' as "createdAt", id::text, category from public.prayers
     where not is_private and ${holds} order by ${order} created_at desc, id desc offset $2 limit 1`,
    [value, (reached - 1) * size - 1],
  )
  return last ? { key: last, page: reached } : null
}
