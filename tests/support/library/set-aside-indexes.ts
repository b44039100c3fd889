import type postgres from 'postgres'

/** Time in seconds that one index took to build. */
export interface BuiltIndex {
  name: string
  seconds: number
}

/**
 * Drops the indexes of the tables that the loader fills, all but those that keep a constraint.
 * @returns how to build them again, one after the other.
 */
export async function setAsideIndexes(sql: postgres.Sql): Promise<() => Promise<BuiltIndex[]>> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select format('%I.%I', schemaname, indexname) as name, indexdef as definition
    from pg_indexes
    where schemaname in ('public', 'private') and tablename <> 'profiles'
      and not exists (
        select from pg_constraint
        where conindid = format('%I.%I', schemaname, indexname)::regclass
      )
    order by 1`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return async () => {
    const built: BuiltIndex[] = []
    for (const { name, definition } of indexes) {
      const begin = performance.now()
      await sql.unsafe(definition)
      built.push({ name, seconds: (performance.now() - begin) / 1000 })
    }
    return built
  }
}
