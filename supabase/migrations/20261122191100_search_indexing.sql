-- How the tables of search follow the prayers.

-- Adds differences to the counts of words, in one order, so that people who write at once wait for each other at most and
-- never in a circle. Words that no prayer holds any more go in the same transaction.
create function private.change_word_counts(words text[], prayer_differences integer[], library_differences integer[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.search_words as known (word, prayers, library_prayers)
  select word, in_prayers, in_library
  from unnest(words, prayer_differences, library_differences) as changed (word, in_prayers, in_library)
  order by word collate "C"
  on conflict (word) do update
  set prayers = known.prayers + excluded.prayers, library_prayers = known.library_prayers + excluded.library_prayers;

  if 0 > any (prayer_differences) then
    delete from private.search_words where word = any (words) and prayers <= 0;
  end if;
end;
$$;
revoke execute on function private.change_word_counts (text[], integer[], integer[]) from public;

-- Keeps what search knows about these prayers. All parts of the first statement see the entries as they were before it.
create function private.index_prayers(ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  words text[];
  in_prayers integer[];
  in_library integer[];
begin
  with fresh as materialized (
    select
      prayers.id,
      prayers.created_at,
      concat_ws(
        e'\n',
        private.search_form(prayers.title),
        private.search_form(prayers.short_text),
        private.search_form(prayers.medium_text),
        private.search_form(prayers.long_text)
      ) as search_text,
      prayers.is_private,
      case when prayers.is_private then prayers.user_id end as owner_id,
      private.labels_of(prayers.tradition, prayers.type, prayers.category, prayers.tags) as labels,
      coalesce(known.from_library, prayers.user_id is null) as from_library
    from public.prayers
    left join private.prayer_search as known on known.prayer_id = prayers.id
    where prayers.id = any (ids)
  ),
  kept as (
    insert into private.prayer_search (
      prayer_id, created_at, search_text, is_private, owner_id, labels, from_library
    )
    select id, created_at, search_text, is_private, owner_id, labels, from_library from fresh
    on conflict (prayer_id) do update
    set search_text = excluded.search_text,
      is_private = excluded.is_private,
      owner_id = excluded.owner_id,
      labels = excluded.labels
  ),
  changed as (
    select word, sum(entry.sign)::integer as prayers, sum(entry.sign * entry.from_library::integer)::integer as library
    from (
      select 1 as sign, search_text, from_library from fresh where not is_private
      union all
      select -1, search_text, from_library from private.prayer_search
      where prayer_id = any (ids) and not is_private
    ) as entry
    cross join lateral unnest(private.known_words(entry.search_text)) as word
    group by word
    having sum(entry.sign) <> 0 or sum(entry.sign * entry.from_library::integer) <> 0
  )
  select array_agg(word), array_agg(prayers), array_agg(library) into words, in_prayers, in_library from changed;

  if words is not null then
    perform private.change_word_counts(words, in_prayers, in_library);
  end if;
end;
$$;
revoke execute on function private.index_prayers (uuid[]) from public;

-- Lets search find new prayers.
create function private.index_new_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_prayers(array(select id from new_prayers));
  return null;
end;
$$;
revoke execute on function private.index_new_prayers () from public;

create trigger prayers_index_new
after insert on public.prayers
referencing new table as new_prayers
for each statement execute function private.index_new_prayers();

-- Lets search find changed prayers by what they say now, and by their readers. Once a statement, so that the words of all
-- rows are counted in one order.
create function private.index_changed_prayers()
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
    where (now_is.title, now_is.short_text, now_is.medium_text, now_is.long_text, now_is.tradition, now_is.type,
        now_is.category, now_is.tags, now_is.is_private, case when now_is.is_private then now_is.user_id end)
      is distinct from (was.title, was.short_text, was.medium_text, was.long_text, was.tradition, was.type,
        was.category, was.tags, was.is_private, case when was.is_private then was.user_id end)
  );
begin
  if cardinality(changed) > 0 then
    perform private.index_prayers(changed);
  end if;
  return null;
end;
$$;
revoke execute on function private.index_changed_prayers () from public;

create trigger prayers_index_changed
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.index_changed_prayers();

-- Lets search forget removed prayers and the words that they alone held.
create function private.unindex_removed_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  words text[];
  in_prayers integer[];
  in_library integer[];
begin
  with gone as (
    delete from private.prayer_search using old_prayers
    where prayer_search.prayer_id = old_prayers.id
    returning prayer_search.is_private, prayer_search.search_text, prayer_search.from_library
  ),
  changed as (
    select word, -count(*)::integer as prayers, -sum(gone.from_library::integer)::integer as library
    from gone
    cross join lateral unnest(private.known_words(gone.search_text)) as word
    where not gone.is_private
    group by word
  )
  select array_agg(word), array_agg(prayers), array_agg(library) into words, in_prayers, in_library from changed;

  if words is not null then
    perform private.change_word_counts(words, in_prayers, in_library);
  end if;
  return null;
end;
$$;
revoke execute on function private.unindex_removed_prayers () from public;

create trigger prayers_unindex_removed
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.unindex_removed_prayers();

-- Counts all words anew from the entries of public prayers. Writers wait meanwhile; it leaves what the triggers keep.
create function private.rebuild_search_words()
returns void
language plpgsql
set search_path = ''
as $$
begin
  lock table private.prayer_search in share row exclusive mode;
  delete from private.search_words;
  insert into private.search_words (word, prayers, library_prayers)
  select word, count(*), sum(entry.from_library::integer)
  from private.prayer_search as entry
  cross join lateral unnest(private.known_words(entry.search_text)) as word
  where not entry.is_private
  group by word
  order by word;
end;
$$;
revoke execute on function private.rebuild_search_words () from public;
