-- The ids of the viewer's next page of one category, newest first: what everybody may read and what only the viewer may,
-- each from its own stretch of one index. It runs with its owner's rights because nobody else reads the lists.
create function private.find_category_ids(
  in_category text, page_size integer, before_created_at timestamptz, before_id uuid
)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  wanted_label constant text := 'category ' || lower(in_category);
  cursor_time constant timestamptz := coalesce(before_created_at, 'infinity');
  cursor_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
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
      where own.reader_id = (select auth.uid())
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
revoke execute on function private.find_category_ids (text, integer, timestamptz, uuid) from public;
grant execute on function private.find_category_ids (text, integer, timestamptz, uuid)
to anon, authenticated, service_role;

-- Prayers of a category, newest first: those filed under it, without regard to case, and those tagged with its name in
-- lower case. At most 100 rows a page (20 when not said); the last row's created_at and id lead to the next page.
-- Row-level security decides once more what the viewer gets.
create function public.category_prayers(
  in_category text,
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
      from private.find_category_ids(in_category, page_size, before_created_at, before_id) as found
    )
  )
  order by prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.category_prayers (text, integer, timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.category_prayers (text, integer, timestamptz, uuid)
to anon, authenticated, service_role;
