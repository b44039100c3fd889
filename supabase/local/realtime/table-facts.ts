/** Reads from the catalogue what shaping a change needs: key, columns, who may read which, row security. */
import type { LocalDatabase } from '../database'

export interface ColumnFacts {
  name: string
  /** pg_type.typname, as the client's transformers expect it (arrays start with `_`). */
  type: string
  /** Quoted and qualified, ready for a cast. */
  cast: string
  isKey: boolean
  /** Of the roles asked about, those with SELECT on this column. */
  readers: string[]
}

export interface TableFacts {
  relation: string
  schema: string
  table: string
  /** Quoted and qualified. */
  name: string
  rowSecurity: boolean
  fullIdentity: boolean
  columns: ColumnFacts[]
}

const FACTS_SQL = `
select
  c.oid::text as relation,
  n.nspname as schema,
  c.relname as table,
  format('%I.%I', n.nspname, c.relname) as name,
  c.relrowsecurity as "rowSecurity",
  c.relreplident = 'f' as "fullIdentity",
  (
    select jsonb_agg(jsonb_build_object(
      'name', a.attname,
      'type', t.typname,
      'cast', format('%I.%I', tn.nspname, t.typname),
      'isKey', coalesce(a.attnum = any (i.indkey), false),
      'readers', (
        select coalesce(jsonb_agg(r.rolname), '[]')
        from pg_catalog.pg_roles r
        where r.rolname = any ($2::text[])
          and has_column_privilege(r.oid, c.oid, a.attnum, 'SELECT')
      )
    ) order by a.attnum)
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_type t on t.oid = a.atttypid
    join pg_catalog.pg_namespace tn on tn.oid = t.typnamespace
    left join pg_catalog.pg_index i on i.indrelid = c.oid and i.indisprimary
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where c.oid::text = any ($1::text[])`

/** By table oid (as text); a table dropped meanwhile is absent. */
export async function readTableFacts(
  query: LocalDatabase['query'],
  relations: string[],
  roles: string[],
): Promise<Map<string, TableFacts>> {
  const rows = await query<TableFacts>(FACTS_SQL, [relations, roles])
  return new Map(rows.map((row) => [row.relation, row]))
}
