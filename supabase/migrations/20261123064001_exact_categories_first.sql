-- A category's list begins with the prayers that are filed under it; those that only carry its name as a tag follow. A tradition's
-- list can be narrowed to one type.

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

-- Puts new prayers into their lists.
create or replace function private.list_new_prayers()
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

-- Moves changed prayers from their old lists to their new ones; those whose labels and readers stay are left alone.
create or replace function private.list_changed_prayers()
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

-- Takes removed prayers out of their lists.
create or replace function private.unlist_removed_prayers()
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

-- The prayers that were there before.
insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
select private.reader_of(is_private, user_id), label, created_at, id
from public.prayers
cross join lateral unnest(private.listed_labels_of(tradition, type, category, tags)) as label
where not is_private or user_id is not null
on conflict do nothing;

drop function public.category_prayers (text, integer, timestamptz, uuid);
drop function private.find_category_ids (text, integer, timestamptz, uuid);

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
  in_category text, page_size integer, before_created_at timestamptz, before_id uuid, before_is_filed boolean
)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filed_label constant text := 'filed ' || lower(in_category);
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
      'category ' || lower(in_category), filed_label, wanted - found_before, cursor_time, cursor_id
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
  in_category text,
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
        left(in_category, 100), page_size, before_created_at, before_id, before_is_filed
      ) as found
    )
  )
  order by lower(prayers.category) = lower(left(in_category, 100)) desc, prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.category_prayers (text, integer, timestamptz, uuid, boolean)
from public, anon, authenticated;
grant execute on function public.category_prayers (text, integer, timestamptz, uuid, boolean)
to anon, authenticated, service_role;

-- The ids of the viewer's next page of the prayers of one type in a tradition, newest first. It runs with its owner's rights
-- because nobody else reads the lists.
create function private.find_type_ids(
  in_tradition text, in_type text, page_size integer, before_created_at timestamptz, before_id uuid
)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.find_labelled_ids(
    private.type_label(in_tradition, lower(in_type)), null, least(greatest(coalesce(page_size, 20), 1), 100),
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
  in_tradition text,
  in_type text,
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
        left(in_tradition, 60), left(in_type, 40), page_size, before_created_at, before_id
      ) as found
    )
  )
  order by prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.tradition_prayers_of_type (text, text, integer, timestamptz, uuid)
from public, anon, authenticated;
grant execute on function public.tradition_prayers_of_type (text, text, integer, timestamptz, uuid)
to anon, authenticated, service_role;
