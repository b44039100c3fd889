-- Lists of prayers by label, each in list order: what a category's page and a filtered search walk along.

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
  cross join lateral unnest(private.labels_of(tradition, type, category, tags)) as label
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
    cross join lateral unnest(private.labels_of(tradition, type, category, tags)) as label
    where id = any (changed)
  ) as gone
  where (listed.reader_id, listed.label, listed.created_at, listed.prayer_id)
    = (gone.reader_id, gone.label, gone.created_at, gone.id);

  insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
  select private.reader_of(is_private, user_id), label, created_at, id
  from new_prayers
  cross join lateral unnest(private.labels_of(tradition, type, category, tags)) as label
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
    cross join lateral unnest(private.labels_of(tradition, type, category, tags)) as label
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

insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
select private.reader_of(is_private, user_id), label, created_at, id
from public.prayers
cross join lateral unnest(private.labels_of(tradition, type, category, tags)) as label
where not is_private or user_id is not null;
