-- The types of a tradition's prayers with their numbers, and one prayer of each type for the pages that lead to them.

-- How many public prayers of a tradition are listed under a type. Kept by triggers, so that no visitor's page scans prayers.
create table private.type_counts (
  tradition text not null,
  type text not null,
  prayers bigint not null,
  primary key (tradition, type),
  constraint type_counts_tradition_length check (char_length(tradition) between 1 and 60),
  constraint type_counts_type_length check (char_length(type) between 1 and 40)
);

-- The same of one person's private prayers.
create table private.own_type_counts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  tradition text not null,
  type text not null,
  prayers bigint not null,
  primary key (user_id, tradition, type),
  constraint own_type_counts_tradition_length check (char_length(tradition) between 1 and 60),
  constraint own_type_counts_type_length check (char_length(type) between 1 and 40)
);

revoke all on table private.type_counts, private.own_type_counts from anon, authenticated;
grant select on table private.type_counts, private.own_type_counts to anon, authenticated;
grant all on table private.type_counts, private.own_type_counts to service_role;

alter table private.type_counts enable row level security;
alter table private.own_type_counts enable row level security;

create policy "Counts of public types can be read by everybody" on private.type_counts
for select to anon, authenticated
using (true);

create policy "Counts of private types can be read by their owner" on private.own_type_counts
for select to authenticated
using (user_id = (select private.viewer_id()));

-- Adds the difference of one type of a tradition to the public counts, or to a person's own when an owner is named.
create function private.add_to_type_count(owner_id uuid, tradition_name text, type_name text, difference bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if owner_id is null then
    insert into private.type_counts as counted (tradition, type, prayers)
    values (tradition_name, type_name, difference)
    on conflict (tradition, type) do update set prayers = counted.prayers + excluded.prayers;
  else
    insert into private.own_type_counts as counted (user_id, tradition, type, prayers)
    values (owner_id, tradition_name, type_name, difference)
    on conflict (user_id, tradition, type) do update set prayers = counted.prayers + excluded.prayers;
  end if;
end;
$$;
revoke execute on function private.add_to_type_count (uuid, text, text, bigint) from public;

-- Keeps the counts after each statement on prayers, type by type in one order, as count_category_texts does. A private prayer
-- without an owner can be read by nobody and counts for nobody.
create function private.count_types()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    for change in
      select case when is_private then user_id end as owner_id, tradition, listed as type, count(*) as difference
      from new_prayers cross join lateral private.types_of(category, tags) as listed
      where not is_private or user_id is not null
      group by 1, 2, 3 order by 1, 2, 3
    loop
      perform private.add_to_type_count(change.owner_id, change.tradition, change.type, change.difference);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select case when is_private then user_id end as owner_id, tradition, listed as type, -count(*) as difference
      from old_prayers cross join lateral private.types_of(category, tags) as listed
      where not is_private or user_id is not null
      group by 1, 2, 3 order by 1, 2, 3
    loop
      perform private.add_to_type_count(change.owner_id, change.tradition, change.type, change.difference);
    end loop;
  else
    for change in
      select owner_id, tradition, listed as type, sum(step) as difference
      from (
        select case when is_private then user_id end as owner_id, tradition, category, tags, 1 as step
        from new_prayers where not is_private or user_id is not null
        union all
        select case when is_private then user_id end, tradition, category, tags, -1
        from old_prayers where not is_private or user_id is not null
      ) as changed
      cross join lateral private.types_of(category, tags) as listed
      group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
    loop
      perform private.add_to_type_count(change.owner_id, change.tradition, change.type, change.difference);
    end loop;
  end if;
  return null;
end;
$$;
revoke execute on function private.count_types () from public;

create trigger prayers_count_new_types
after insert on public.prayers
referencing new table as new_prayers
for each statement execute function private.count_types();

create trigger prayers_count_changed_types
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.count_types();

create trigger prayers_count_removed_types
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.count_types();

-- How many prayers of a tradition the viewer finds under each type, in lower case: public ones and the viewer's own private
-- ones. Types without prayers are left out.
create function public.tradition_type_counts(tradition_name text)
returns table (type text, prayers bigint)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select counted.type, sum(counted.prayers)::bigint
  from (
    select shared.type, shared.prayers from private.type_counts as shared
    where shared.tradition = left(tradition_name, 60)
    union all
    select own.type, own.prayers from private.own_type_counts as own
    where own.user_id = (select private.viewer_id()) and own.tradition = left(tradition_name, 60)
  ) as counted
  group by counted.type
  having sum(counted.prayers) > 0
  order by counted.type;
end;
$$;
revoke execute on function public.tradition_type_counts (text) from public, anon, authenticated;
grant execute on function public.tradition_type_counts (text) to anon, authenticated, service_role;

-- One prayer for each type that the library has one of: the same for everybody, and another one every week, drawn from the
-- library's 600 oldest prayers. Only prayers without an owner are drawn: what a person wrote is not put on a page that everybody
-- opens. A prayer's own type is its first tag. The types and the tradition come as they are stored.
create function public.type_previews()
returns table (type text, id uuid, title text, short_text text, tradition text, language text)
language sql
stable
set search_path = ''
as $$
  with library as (
    -- Ordered by all three columns, so that the index is read backwards and nothing is sorted.
    select prayers.id, prayers.tags[1] as type
    from public.prayers
    where prayers.user_id is null and not prayers.is_private
    order by prayers.user_id desc, prayers.created_at, prayers.id
    limit 600
  ),
  placed as (
    select library.id, library.type, row_number() over (partition by library.type order by library.id) - 1 as place,
      count(*) over (partition by library.type) as among
    from library
    where library.type = any (private.prayer_types())
  )
  select placed.type, prayers.id, prayers.title, prayers.short_text, prayers.tradition, prayers.language
  from placed
  join public.prayers on prayers.id = placed.id
  where placed.place
    = (extract(epoch from now())::bigint / 604800 + ascii(placed.type) * 31 + length(placed.type) * 7) % placed.among
  order by placed.type;
$$;
revoke execute on function public.type_previews () from public, anon, authenticated;
grant execute on function public.type_previews () to anon, authenticated, service_role;
