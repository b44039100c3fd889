-- What search looks through: title and texts of each prayer in search form, one per line, so that no match runs from
-- one into the next. Apart from prayers, because rows and live events would otherwise carry every text twice.
create table private.prayer_search (
  prayer_id uuid primary key references public.prayers (id) on delete cascade,
  created_at timestamptz (3) not null,
  search_text text not null
);

create index prayer_search_newest on private.prayer_search (created_at desc, prayer_id desc);
create index prayer_search_text on private.prayer_search using gin (search_text extensions.gin_trgm_ops);

-- Nobody reads this table but the owner of the functions below: it holds private prayers too.
alter table private.prayer_search enable row level security;
revoke all on table private.prayer_search from anon, authenticated;

-- Keeps the search text of a new or edited prayer.
create function private.index_prayer_for_search()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.prayer_search (prayer_id, created_at, search_text)
  values (
    new.id,
    new.created_at,
    concat_ws(
      e'\n',
      private.search_form(new.title),
      private.search_form(new.short_text),
      private.search_form(new.medium_text),
      private.search_form(new.long_text)
    )
  )
  on conflict (prayer_id) do update set search_text = excluded.search_text;
  return null;
end;
$$;
revoke execute on function private.index_prayer_for_search () from public;

create trigger prayers_index_for_search
after insert or update of title, short_text, medium_text, long_text on public.prayers
for each row execute function private.index_prayer_for_search();

-- The ids of the viewer's next page of matches, newest first. It runs with the owner's rights because under row-level
-- security LIKE may not use an index (it is not leakproof); so it asks itself who may read a prayer.
--
-- A frequent term is found among the newest 2,000 prayers in list order. A rare one goes through the trigram index,
-- which then has few rows to give. A term without three letters or digits in a row has no trigram: it is looked for in
-- the newest 20,000 prayers (after the cursor) only, so that no visitor can make the database read every text.
create function private.find_prayer_ids(
  query text, page_size integer, before_created_at timestamptz, before_id uuid
)
returns table (prayer_id uuid)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := (select auth.uid());
  term constant text := private.search_form(left(btrim(query), 200));
  pattern constant text :=
    '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  has_trigram constant boolean := term ~ '[[:alnum:]]{3}';
  reach constant integer := case when has_trigram then 2000 else 20000 end;
  wanted constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  cursor_time constant timestamptz := coalesce(before_created_at, 'infinity');
  cursor_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  found_ids uuid[];
begin
  if coalesce(term, '') = '' then
    return;
  end if;

  found_ids := array(
    select newest.prayer_id
    from (
      select entry.prayer_id, entry.created_at, entry.search_text
      from private.prayer_search as entry
      where (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
      order by entry.created_at desc, entry.prayer_id desc
      limit reach
    ) as newest
    where newest.search_text like pattern
      and exists (
        select 1 from public.prayers
        where prayers.id = newest.prayer_id and (not prayers.is_private or prayers.user_id = viewer)
      )
    order by newest.created_at desc, newest.prayer_id desc
    limit wanted
  );

  if has_trigram and cardinality(found_ids) < wanted then
    found_ids := array(
      with matching as materialized (
        select entry.prayer_id
        from private.prayer_search as entry
        where entry.search_text like pattern
          and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
      )
      select prayers.id
      from matching
      join public.prayers on prayers.id = matching.prayer_id
      where not prayers.is_private or prayers.user_id = viewer
      order by prayers.created_at desc, prayers.id desc
      limit wanted
    );
  end if;

  return query select unnest(found_ids);
end;
$$;
revoke execute on function private.find_prayer_ids (text, integer, timestamptz, uuid) from public;
grant execute on function private.find_prayer_ids (text, integer, timestamptz, uuid)
to anon, authenticated, service_role;

-- Prayers that hold the query in their title or one of their texts, without regard to case and accents, newest first.
-- The query is trimmed and cut after 200 characters; a blank one finds nothing. At most 100 rows a page; the last row's
-- created_at and id lead to the next page. Row-level security decides once more what the viewer gets.
create function public.search_prayers(
  query text,
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
    array(select found.prayer_id from private.find_prayer_ids(query, page_size, before_created_at, before_id) as found)
  )
  order by prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.search_prayers (text, integer, timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.search_prayers (text, integer, timestamptz, uuid)
to anon, authenticated, service_role;
