import type { LocalDatabase } from '../local/database'

export interface ColumnFacts {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
}

export interface RelationFacts {
  table: string
  name: string
  columns: string[]
  isOneToOne: boolean
  referencedTable: string
  referencedColumns: string[]
}

interface ArgumentFacts {
  name: string
  type: string
  isOptional: boolean
}

export interface FunctionFacts {
  name: string
  args: ArgumentFacts[]
  returns: string
  isSet: boolean
  /** The table whose rows it returns; null when it returns something else. */
  returnsTable: string | null
  /** The columns of `returns table (…)`; empty when it returns something else. */
  columns: ArgumentFacts[]
}

/** What the API shows of schema `public`, each list in alphabetical order. */
export interface SchemaFacts {
  columns: ColumnFacts[]
  relations: RelationFacts[]
  functions: FunctionFacts[]
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`

const RELATIONS = `
  select con.conrelid::regclass::name as "table", con.conname as name,
    names.columns, names.referenced as "referencedColumns", target.relname as "referencedTable",
    exists (
      select 1 from pg_index i
      where i.indrelid = con.conrelid and i.indisunique and i.indpred is null
        and i.indkey::int2[] @> con.conkey and i.indkey::int2[] <@ con.conkey
    ) as "isOneToOne"
  from pg_constraint con
  join pg_class target on target.oid = con.confrelid
  cross join lateral (
    select
      json_agg(own.attname order by place) as columns,
      json_agg(other.attname order by place) as referenced
    from unnest(con.conkey, con.confkey) with ordinality as pair (own_number, other_number, place)
    join pg_attribute own on own.attrelid = con.conrelid and own.attnum = own_number
    join pg_attribute other on other.attrelid = con.confrelid and other.attnum = other_number
  ) as names
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    and target.relnamespace = 'public'::regnamespace
  order by 1, con.conname collate "C"`

// proargmodes: i = in (all in when null), t = a column of the returned table.
const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as "isSet",
    returned.relname as "returnsTable",
    coalesce(parts.args, '[]') as args, coalesce(parts.columns, '[]') as columns
  from pg_proc p
  left join pg_type t on t.oid = p.prorettype
  left join pg_class returned on returned.oid = t.typrelid and returned.relkind = 'r'
  cross join lateral (
    select
      json_agg(part order by part.name) filter (where mode = 'i') as args,
      json_agg(part order by part.name) filter (where mode = 't') as columns
    from (
      select p.proargnames[place] as name, format_type(type, null) as type,
        coalesce(p.proargmodes[place]::text, 'i') as mode,
        place > p.pronargs - p.pronargdefaults and place <= p.pronargs as "isOptional"
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg (type, place)
    ) as part
  ) as parts
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C"`

/** Reads the facts from the catalogs of a migrated database. */
export async function readSchema(database: Pick<LocalDatabase, 'query'>): Promise<SchemaFacts> {
  return {
    columns: await database.query<ColumnFacts>(COLUMNS),
    relations: await database.query<RelationFacts>(RELATIONS),
    functions: await database.query<FunctionFacts>(FUNCTIONS),
  }
}
