-- Behind the prayers that are filed under a category stand those that are only tagged with its name, in a list of their own: at
-- the end of a category all with its name had to be read to find out that they stood before.

create or replace function private.listed_labels_of(tradition text, type text, category text, tags text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select private.labels_of(tradition, type, category, tags) || ('filed ' || lower(category))
    || array(select distinct 'tagged ' || tag from unnest(tags) as tag where tag <> lower(category))
    || array(select private.type_label(tradition, listed) from private.types_of(category, tags) as listed);
$$;
revoke execute on function private.listed_labels_of (text, text, text, text[]) from public;

insert into private.prayer_labels (reader_id, label, created_at, prayer_id)
select distinct private.reader_of(is_private, user_id), 'tagged ' || tag, created_at::timestamptz (3), id
from public.prayers
cross join lateral unnest(tags) as tag
where tag <> lower(category) and (not is_private or user_id is not null);

-- The ids of the viewer's next prayers with a label, newest first: what everybody may read and what only the viewer may, each
-- from its own stretch of one index.
create function private.find_labelled_ids(
  wanted_label text, wanted integer, cursor_time timestamptz, cursor_id uuid
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
      order by own.created_at desc, own.prayer_id desc
      limit wanted
    )
  ) as listed
  order by listed.created_at desc, listed.prayer_id desc
  limit wanted;
end;
$$;
revoke execute on function private.find_labelled_ids (text, integer, timestamptz, uuid) from public;

create or replace function private.find_category_ids(
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
  cursor_time timestamptz := coalesce(before_created_at, 'infinity');
  cursor_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  found_before integer := 0;
begin
  if coalesce(before_is_filed, true) then
    return query select private.find_labelled_ids('filed ' || lower(category_name), wanted, cursor_time, cursor_id);
    get diagnostics found_before = row_count;
    cursor_time := 'infinity';
    cursor_id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  end if;
  if found_before < wanted then
    return query
    select private.find_labelled_ids('tagged ' || lower(category_name), wanted - found_before, cursor_time, cursor_id);
  end if;
end;
$$;
revoke execute on function private.find_category_ids (text, integer, timestamptz, uuid, boolean) from public;
grant execute on function private.find_category_ids (text, integer, timestamptz, uuid, boolean)
to anon, authenticated, service_role;

create or replace function private.find_type_ids(
  tradition_name text, type_name text, page_size integer, before_created_at timestamptz, before_id uuid
)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.find_labelled_ids(
    private.type_label(tradition_name, lower(type_name)), least(greatest(coalesce(page_size, 20), 1), 100),
    coalesce(before_created_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  );
$$;
revoke execute on function private.find_type_ids (text, text, integer, timestamptz, uuid) from public;
grant execute on function private.find_type_ids (text, text, integer, timestamptz, uuid)
to anon, authenticated, service_role;

drop function private.find_labelled_ids (text, text, integer, timestamptz, uuid);
