-- How many texts the public prayers of a category hold. Kept by triggers, so that no visitor's page scans prayers.
create table private.category_counts (
  category text primary key,
  texts bigint not null,
  constraint category_counts_category_length check (char_length(category) between 1 and 60)
);

-- The same of one person's private prayers.
create table private.own_category_counts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  category text not null,
  texts bigint not null,
  primary key (user_id, category),
  constraint own_category_counts_category_length check (char_length(category) between 1 and 60)
);

revoke all on table private.category_counts, private.own_category_counts from anon, authenticated;
grant select on table private.category_counts, private.own_category_counts to anon, authenticated;
grant all on table private.category_counts, private.own_category_counts to service_role;

alter table private.category_counts enable row level security;
alter table private.own_category_counts enable row level security;

create policy "Counts of public prayers can be read by everybody" on private.category_counts
for select to anon, authenticated
using (true);

create policy "Counts of private prayers can be read by their owner" on private.own_category_counts
for select to authenticated
using (user_id = (select private.viewer_id()));

-- How many of a prayer's three texts are not blank.
create function private.count_texts(short_text text, medium_text text, long_text text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select (coalesce(short_text, '') ~ '\S')::int
    + (coalesce(medium_text, '') ~ '\S')::int
    + (coalesce(long_text, '') ~ '\S')::int;
$$;
revoke execute on function private.count_texts (text, text, text) from public;

-- Adds one category's difference to the public counts, or to a person's own when an owner is named.
create function private.add_to_category_count(owner_id uuid, category_name text, difference bigint)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if owner_id is null then
    insert into private.category_counts as counted (category, texts)
    values (category_name, difference)
    on conflict (category) do update set texts = counted.texts + excluded.texts;
  else
    insert into private.own_category_counts as counted (user_id, category, texts)
    values (owner_id, category_name, difference)
    on conflict (user_id, category) do update set texts = counted.texts + excluded.texts;
  end if;
end;
$$;
revoke execute on function private.add_to_category_count (uuid, text, bigint) from public;

-- Keeps the counts after each statement on prayers, category by category in one order. A private prayer without an
-- owner can be read by nobody and counts for nobody.
create function private.count_category_texts()
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
      select case when is_private then user_id end as owner_id, category,
        sum(private.count_texts(short_text, medium_text, long_text)) as difference
      from new_prayers where not is_private or user_id is not null
      group by 1, 2 order by 1, 2
    loop
      perform private.add_to_category_count(change.owner_id, change.category, change.difference);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select case when is_private then user_id end as owner_id, category,
        -sum(private.count_texts(short_text, medium_text, long_text)) as difference
      from old_prayers where not is_private or user_id is not null
      group by 1, 2 order by 1, 2
    loop
      perform private.add_to_category_count(change.owner_id, change.category, change.difference);
    end loop;
  else
    for change in
      select owner_id, category, sum(texts) as difference
      from (
        select case when is_private then user_id end as owner_id, category,
          private.count_texts(short_text, medium_text, long_text) as texts
        from new_prayers where not is_private or user_id is not null
        union all
        select case when is_private then user_id end, category,
          -private.count_texts(short_text, medium_text, long_text)
        from old_prayers where not is_private or user_id is not null
      ) as changed
      group by 1, 2 having sum(texts) <> 0 order by 1, 2
    loop
      perform private.add_to_category_count(change.owner_id, change.category, change.difference);
    end loop;
  end if;
  return null;
end;
$$;
revoke execute on function private.count_category_texts () from public;

create trigger prayers_count_new_texts
after insert on public.prayers
referencing new table as new_prayers
for each statement execute function private.count_category_texts();

create trigger prayers_count_changed_texts
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.count_category_texts();

create trigger prayers_count_removed_texts
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.count_category_texts();

-- How many texts each category holds for the viewer: those of public prayers and of the viewer's own private ones.
-- Categories without texts are left out.
create function public.category_text_counts()
returns table (category text, texts bigint)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select counted.category, sum(counted.texts)::bigint
  from (
    select shared.category, shared.texts from private.category_counts as shared
    union all
    select own.category, own.texts from private.own_category_counts as own
    where own.user_id = (select private.viewer_id())
  ) as counted
  group by counted.category
  having sum(counted.texts) > 0
  order by counted.category;
end;
$$;
revoke execute on function public.category_text_counts () from public, anon, authenticated;
grant execute on function public.category_text_counts () to anon, authenticated, service_role;
