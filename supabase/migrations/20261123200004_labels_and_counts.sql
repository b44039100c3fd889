-- The lists by label: a category's page, and a tradition's of one type, each read a stretch of one index of their own.

-- The labels of a prayer: its tradition, its type, and its category and tags in lower case under one heading, because a
-- category's page shows both. A label holds a blank after its heading, which no word of a text does.
create function private.labels_of(tradition text, type text, category text, tags text[])
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  return array(
    select distinct label
    from unnest(
      array['tradition ' || tradition, 'type ' || type, 'category ' || lower(category)]
      || string_to_array('category ' || nullif(array_to_string(tags, e'\x1Fcategory '), ''), e'\x1F')
    ) as label
  );
end;
$$;
revoke execute on function private.labels_of (text, text, text, text[]) from public;

-- The 24 types, as tags hold them. The catalogue of the app is their home; a test keeps both the same.
create function private.prayer_types()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'gratitude', 'guidance', 'blessing', 'peace', 'loving-kindness', 'mercy', 'forgiveness', 'healing', 'victory', 'rain',
    'thanksgiving', 'protection', 'wisdom', 'strength', 'abundance', 'unity', 'hope', 'faith', 'joy', 'success', 'courage',
    'patience', 'understanding', 'harmony'
  ];
$$;
revoke execute on function private.prayer_types () from public;
grant execute on function private.prayer_types () to anon, authenticated, service_role;

-- The types that a prayer is listed under: those among its tags, and its category where that has the name of one.
create function private.types_of(category text, tags text[])
returns setof text
language sql
immutable
set search_path = ''
as $$
  select type from unnest(private.prayer_types()) as type where type = any (tags) or type = lower(category);
$$;
revoke execute on function private.types_of (text, text[]) from public;

-- The label of the prayers of one type, which is given in lower case, in a tradition. No text of a prayer's holds what parts both.
create function private.type_label(tradition text, type text)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'tradition ' || tradition || e'\x1F' || type;
$$;
revoke execute on function private.type_label (text, text) from public;

-- The labels that a prayer is listed under: those that search filters by, once more the category it is filed under, and its
-- tradition with each of its types, so that each of these lists is a stretch of the index of its own.
create function private.listed_labels_of(tradition text, type text, category text, tags text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select private.labels_of(tradition, type, category, tags) || ('filed ' || lower(category))
    || array(select private.type_label(tradition, listed) from private.types_of(category, tags) as listed);
$$;
revoke execute on function private.listed_labels_of (text, text, text, text[]) from public;

-- One row for each label of a prayer. `reader_id` is the owner of a private prayer and all zeros for everybody, so that
-- no list leads past prayers which its reader may not see. Only the functions below read and write it; rows need no
-- foreign key, because a prayer's last row tells where its labels stand.
create table private.prayer_labels (
  reader_id uuid not null,
  label text collate "C" not null,
  created_at timestamptz (3) not null,
  prayer_id uuid not null,
  primary key (reader_id, label, created_at, prayer_id)
);
alter table private.prayer_labels enable row level security;
revoke all on table private.prayer_labels from anon, authenticated;

-- Who finds a prayer in lists: everybody (all zeros), its owner when it is private, nobody (null) when that has no owner.
create function private.reader_of(is_private boolean, user_id uuid)
returns uuid
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when is_private then user_id else '00000000-0000-0000-0000-000000000000'::uuid end;
end;
$$;
revoke execute on function private.reader_of (boolean, uuid) from public;

-- Puts new prayers into their lists.
create function private.list_new_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
  select private.reader_of(is_private, user_id), label, created_at, id
  from new_prayers
  cross join lateral unnest(private.listed_labels_of(tradition, type, category, tags)) as label
  where not is_private or user_id is not null;
  return null;
end;
$$;
revoke execute on function private.list_new_prayers () from public;

create trigger prayers_list_new
after insert on public.prayers
referencing new table as new_prayers
for each statement execute function private.list_new_prayers();

-- Moves changed prayers from their old lists to their new ones; those whose labels and readers stay are left alone.
create function private.list_changed_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant uuid[] := array(
    select now_is.id
    from new_prayers as now_is
    join old_prayers as was using (id)
    where (private.reader_of(now_is.is_private, now_is.user_id), now_is.tradition, now_is.type, now_is.category,
        now_is.tags)
      is distinct from (private.reader_of(was.is_private, was.user_id), was.tradition, was.type, was.category, was.tags)
  );
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  delete from private.prayer_labels as listed
  using (
    select private.reader_of(is_private, user_id) as reader_id, created_at, id, label
    from old_prayers
    cross join lateral unnest(private.listed_labels_of(tradition, type, category, tags)) as label
    where id = any (changed)
  ) as gone
  where (listed.reader_id, listed.label, listed.created_at, listed.prayer_id)
    = (gone.reader_id, gone.label, gone.created_at, gone.id);

  insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
  select private.reader_of(is_private, user_id), label, created_at, id
  from new_prayers
  cross join lateral unnest(private.listed_labels_of(tradition, type, category, tags)) as label
  where id = any (changed) and (not is_private or user_id is not null);
  return null;
end;
$$;
revoke execute on function private.list_changed_prayers () from public;

create trigger prayers_list_changed
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.list_changed_prayers();

-- Takes removed prayers out of their lists.
create function private.unlist_removed_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.prayer_labels as listed
  using (
    select private.reader_of(is_private, user_id) as reader_id, created_at, id, label
    from old_prayers
    cross join lateral unnest(private.listed_labels_of(tradition, type, category, tags)) as label
  ) as gone
  where (listed.reader_id, listed.label, listed.created_at, listed.prayer_id)
    = (gone.reader_id, gone.label, gone.created_at, gone.id);
  return null;
end;
$$;
revoke execute on function private.unlist_removed_prayers () from public;

create trigger prayers_unlist_removed
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.unlist_removed_prayers();

-- The ids of the viewer's next prayers with one label that do not have the other one, newest first: what everybody may read and
-- what only the viewer may, each from its own stretch of one index. Without another label none is left out.
create function private.find_labelled_ids(
  wanted_label text, left_out_label text, wanted integer, cursor_time timestamptz, cursor_id uuid
)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select listed.prayer_id
  from (
    (
      select shared.created_at, shared.prayer_id
      from private.prayer_labels as shared
      where shared.reader_id = '00000000-0000-0000-0000-000000000000'
        and shared.label = wanted_label
        and (shared.created_at, shared.prayer_id) < (cursor_time, cursor_id)
        -- One look into the index for each row; as “not exists” the other label could be read from its beginning.
        and (
          select other.prayer_id from private.prayer_labels as other
          where other.reader_id = shared.reader_id and other.label = left_out_label
            and other.created_at = shared.created_at and other.prayer_id = shared.prayer_id
        ) is null
      order by shared.created_at desc, shared.prayer_id desc
      limit wanted
    )
    union all
    (
      select own.created_at, own.prayer_id
      from private.prayer_labels as own
      where own.reader_id = (select private.viewer_id())
        and own.label = wanted_label
        and (own.created_at, own.prayer_id) < (cursor_time, cursor_id)
        and (
          select other.prayer_id from private.prayer_labels as other
          where other.reader_id = own.reader_id and other.label = left_out_label
            and other.created_at = own.created_at and other.prayer_id = own.prayer_id
        ) is null
      order by own.created_at desc, own.prayer_id desc
      limit wanted
    )
  ) as listed
  order by listed.created_at desc, listed.prayer_id desc
  limit wanted;
end;
$$;
revoke execute on function private.find_labelled_ids (text, text, integer, timestamptz, uuid) from public;

-- The ids of the viewer's next page of one category: those filed under it, newest first, then those tagged with its name, newest
-- first. The cursor says in which of the two it lies. It runs with its owner's rights because nobody else reads the lists.
create function private.find_category_ids(
  category_name text, page_size integer, before_created_at timestamptz, before_id uuid, before_is_filed boolean
)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filed_label constant text := 'filed ' || lower(category_name);
  cursor_time timestamptz := coalesce(before_created_at, 'infinity');
  cursor_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  found_before integer := 0;
begin
  if coalesce(before_is_filed, true) then
    return query select private.find_labelled_ids(filed_label, null, wanted, cursor_time, cursor_id);
    get diagnostics found_before = row_count;
    cursor_time := 'infinity';
    cursor_id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  end if;
  if found_before < wanted then
    return query
    select private.find_labelled_ids(
      'category ' || lower(category_name), filed_label, wanted - found_before, cursor_time, cursor_id
    );
  end if;
end;
$$;
revoke execute on function private.find_category_ids (text, integer, timestamptz, uuid, boolean) from public;
grant execute on function private.find_category_ids (text, integer, timestamptz, uuid, boolean)
to anon, authenticated, service_role;

-- Prayers of a category: first those filed under it, without regard to case, then those tagged with its name in lower case; each
-- newest first. At most 100 rows a page (20 when not said); the last row's created_at and id, and whether it is filed under the
-- category, lead to the next page. A name is cut where none is longer. Row-level security decides once more what the viewer gets.
create function public.category_prayers(
  category_name text,
  page_size integer default 20,
  before_created_at timestamptz default null,
  before_id uuid default null,
  before_is_filed boolean default null
)
returns setof public.prayers
language sql
stable
set search_path = ''
as $$
  select prayers.*
  from public.prayers
  where prayers.id = any (
    array(
      select found
      from private.find_category_ids(
        left(category_name, 100), page_size, before_created_at, before_id, before_is_filed
      ) as found
    )
  )
  order by lower(prayers.category) = lower(left(category_name, 100)) desc, prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.category_prayers (text, integer, timestamptz, uuid, boolean)
from public, anon, authenticated;
grant execute on function public.category_prayers (text, integer, timestamptz, uuid, boolean)
to anon, authenticated, service_role;

-- The ids of the viewer's next page of the prayers of one type in a tradition, newest first. It runs with its owner's rights
-- because nobody else reads the lists.
create function private.find_type_ids(
  tradition_name text, type_name text, page_size integer, before_created_at timestamptz, before_id uuid
)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.find_labelled_ids(
    private.type_label(tradition_name, lower(type_name)), null, least(greatest(coalesce(page_size, 20), 1), 100),
    coalesce(before_created_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  );
$$;
revoke execute on function private.find_type_ids (text, text, integer, timestamptz, uuid) from public;
grant execute on function private.find_type_ids (text, text, integer, timestamptz, uuid)
to anon, authenticated, service_role;

-- Prayers of one type in a tradition, newest first: those that tradition_type_counts counts. At most 100 rows a page (20 when not
-- said); the last row's created_at and id lead to the next page. Names are cut where none is longer. Row-level security decides
-- once more what the viewer gets.
create function public.tradition_prayers_of_type(
  tradition_name text,
  type_name text,
  page_size integer default 20,
  before_created_at timestamptz default null,
  before_id uuid default null
)
returns setof public.prayers
language sql
stable
set search_path = ''
as $$
  select prayers.*
  from public.prayers
  where prayers.id = any (
    array(
      select found
      from private.find_type_ids(
        left(tradition_name, 60), left(type_name, 40), page_size, before_created_at, before_id
      ) as found
    )
  )
  order by prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.tradition_prayers_of_type (text, text, integer, timestamptz, uuid)
from public, anon, authenticated;
grant execute on function public.tradition_prayers_of_type (text, text, integer, timestamptz, uuid)
to anon, authenticated, service_role;

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
