-- A right to read a whole table also opens its system columns. `xmin` and `xmax` name the transaction that wrote or locked a row,
-- and a report, a like, a hidden or a collected prayer locks the prayer and its person's profile in one: whoever compared the two
-- knew who it was. Rights to read are therefore granted by column; a later column needs its own grant.

-- It asks the catalogue, so that no table and no column of an earlier file is forgotten.
do $$
declare
  granted record;
begin
  for granted in
    select
      table_of.oid::regclass as name,
      role_of.name as reader,
      string_agg(quote_ident(column_of.attname), ', ' order by column_of.attnum) as columns
    from pg_catalog.pg_class as table_of
    cross join (values ('anon'), ('authenticated')) as role_of (name)
    join pg_catalog.pg_attribute as column_of
      on column_of.attrelid = table_of.oid and column_of.attnum > 0 and not column_of.attisdropped
    where table_of.relkind in ('r', 'p', 'm')
      and table_of.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_table_privilege(role_of.name, table_of.oid, 'SELECT')
    group by table_of.oid, role_of.name
  loop
    execute format('revoke select on table %s from %I', granted.name, granted.reader);
    execute format('grant select (%s) on table %s to %I', granted.columns, granted.name, granted.reader);
  end loop;
end;
$$;
