drop function public.search_prayers(text, integer, timestamptz, uuid);
drop function private.find_prayer_ids(text, integer, timestamptz, uuid);

-- The words a query asks for, in search form: cut after 200 characters and 12 words, each once, without those that are
-- part of another, since who holds the longer one holds them too.
create function private.search_terms(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  with asked as (
    select word, min(place) as place
    from unnest(string_to_array(private.search_form(left(btrim(query), 200)), ' ')) with ordinality as given (word, place)
    where word <> ''
    group by word
    order by 2
    limit 12
  )
  select array(
    select word
    from asked
    where not exists (
      select 1 from asked as longer where longer.word <> asked.word and strpos(longer.word, asked.word) > 0
    )
    order by place
  );
$$;
revoke execute on function private.search_terms (text) from public;

-- A LIKE pattern for texts that contain the term, whatever characters it holds.
create function private.containing(term text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;
revoke execute on function private.containing (text) from public;

-- The labels a prayer must have to pass the filters that are given.
create function private.wanted_labels(in_tradition text, in_category text, of_type text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(
    array['category ' || lower(in_category), 'tradition ' || in_tradition, 'type ' || of_type], null
  );
$$;
revoke execute on function private.wanted_labels (text, text, text) from public;

-- Of the newest `reach` public prayers before the cursor (in the first label's list when labels are given), those that match
-- all patterns and have all labels: at most `wanted`, newest first.
create function private.probe_newest(
  patterns text[], labels text[], wanted integer, reach integer, cursor_time timestamptz, cursor_id uuid
)
returns table (created_at timestamptz, prayer_id uuid)
language plpgsql
stable
rows 20
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  if cardinality(labels) = 0 then
    return query
    select newest.created_at::timestamptz, newest.prayer_id
    from (
      select entry.created_at, entry.prayer_id, entry.search_text
      from private.prayer_search as entry
      where not entry.is_private and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
      order by entry.created_at desc, entry.prayer_id desc
      limit reach
    ) as newest
    where newest.search_text like all (patterns)
    limit wanted;
  else
    return query
    select newest.created_at::timestamptz, newest.prayer_id
    from (
      select listed.created_at, listed.prayer_id
      from private.prayer_labels as listed
      where listed.reader_id = '00000000-0000-0000-0000-000000000000'
        and listed.label = probe_newest.labels[1]
        and (listed.created_at, listed.prayer_id) < (cursor_time, cursor_id)
      order by listed.created_at desc, listed.prayer_id desc
      limit reach
    ) as newest
    cross join lateral (
      select from private.prayer_search as entry
      where entry.prayer_id = newest.prayer_id
        and entry.labels @> probe_newest.labels and entry.search_text like all (patterns)
      limit 1
    ) as matching
    limit wanted;
  end if;
end;
$$;
revoke execute on function private.probe_newest (text[], text[], integer, integer, timestamptz, uuid) from public;

-- The public prayers before the cursor that hold one word of each group (text[] as text) and have all labels, found by the
-- index of words: the newest `reach` of them, and of those the first `wanted` that match all patterns.
create function private.look_up_words(
  word_groups text[], patterns text[], labels text[], wanted integer, reach integer, cursor_time timestamptz,
  cursor_id uuid
)
returns table (created_at timestamptz, prayer_id uuid)
language plpgsql
stable
rows 20
set search_path = ''
-- The planner takes many rare words for a frequent one and would rather read everything; and it would compile the plan for
-- longer than it runs. Only a bitmap of the index of words is left to it.
set enable_seqscan = off
set enable_indexscan = off
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  conditions text := '';
  word_group text;
begin
  -- One condition for each group: a plan can use the index for conditions on constants only.
  foreach word_group in array word_groups loop
    conditions := conditions
      || format(' and private.search_keys(search_text, labels) && (%L::text[] collate "C")', word_group);
  end loop;
  if cardinality(labels) > 0 then
    conditions := conditions || ' and private.search_keys(search_text, labels) @> ($1 collate "C")';
  end if;
  return query execute
    'with holding as materialized (
      select created_at, prayer_id from private.prayer_search
      where not is_private and (created_at, prayer_id) < ($2, $3)' || conditions || '
    )
    select newest.created_at::timestamptz, newest.prayer_id
    from (select created_at, prayer_id from holding order by created_at desc, prayer_id desc limit $4) as newest
    cross join lateral (
      select from private.prayer_search as entry
      where entry.prayer_id = newest.prayer_id and entry.search_text like all ($5)
      limit 1
    ) as matching
    limit $6'
  using labels, cursor_time, cursor_id, reach, patterns, wanted;
end;
$$;
revoke execute on function private.look_up_words (
  text[], text[], text[], integer, integer, timestamptz, uuid
) from public;

-- The words of public prayers that contain a term, compared by its first 32 characters; 1001 when there are more than 1,000.
create function private.words_containing(term text)
returns text[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return array(
    select word from private.search_words
    where word like private.containing(left(term, 32))
    limit 1001
  );
end;
$$;
revoke execute on function private.words_containing (text) from public;

-- In how many of the newest 250 public prayers before the cursor each pattern stands; null when there are not so many.
create function private.sample_newest(patterns text[], cursor_time timestamptz, cursor_id uuid)
returns integer[]
language sql
stable
set search_path = ''
as $$
  with newest as materialized (
    select entry.search_text
    from private.prayer_search as entry
    where not entry.is_private and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
    order by entry.created_at desc, entry.prayer_id desc
    limit 250
  )
  select case
    when (select count(*) from newest) = 250 then array(
      select (select count(*) from newest where newest.search_text like asked.pattern)::integer
      from unnest(patterns) with ordinality as asked (pattern, place)
      order by asked.place
    )
  end;
$$;
revoke execute on function private.sample_newest (text[], timestamptz, uuid) from public;

-- The newest `wanted` public prayers before the cursor that contain all terms and have all labels.
--
-- First it reads the newest 250 prayers in list order: a frequent word is found at once. A word that no public prayer holds
-- ends the search. Then it reads the newest 1,500, and when these gave so many that the page will be full within 4,000, it
-- reads on. The rest is for the index of words; it is asked for the terms that stand in less than 15 % of the newest prayers.
--
-- Bounds keep a visitor from making the database read every text. A term is no help to the index when it stands within
-- more than 1,000 different words (nearly always one or two letters) or in more prayers than that. When all terms are like
-- that, only the newest 4,000 prayers of the list are read. When such terms, or terms of more than 32 characters, stand
-- beside others, they are looked for in the newest 3,000 prayers that hold the others. What lies beyond is not found.
create function private.find_public_prayers(
  terms text[], labels text[], wanted integer, cursor_time timestamptz, cursor_id uuid
)
returns table (created_at timestamptz, prayer_id uuid)
language plpgsql
stable
rows 20
set search_path = ''
as $$
declare
  patterns constant text[] := array(select private.containing(asked) from unnest(terms) as asked);
  found_ids uuid[];
  hits integer[];
  reach integer;
  words text[];
  word_groups text[] := '{}';
  compared text[] := '{}';
begin
  found_ids := array(
    select probed.prayer_id
    from private.probe_newest(patterns, labels, wanted, 250, cursor_time, cursor_id) as probed
  );
  if cardinality(found_ids) < wanted then
    hits := private.sample_newest(patterns, cursor_time, cursor_id);
  end if;
  -- The page is full, or there are no more prayers than were read.
  if hits is null then
    return query
    select entry.created_at::timestamptz, entry.prayer_id
    from private.prayer_search as entry
    where entry.prayer_id = any (found_ids)
    order by entry.created_at desc, entry.prayer_id desc;
    return;
  end if;

  for place in 1..cardinality(terms) loop
    words := private.words_containing(terms[place]);
    if cardinality(words) = 0 then
      return;
    end if;
    if cardinality(words) <= 1000 and hits[place] < 250 * 0.15 then
      word_groups := word_groups || words::text;
      continue when char_length(terms[place]) <= 32;
    end if;
    compared := compared || patterns[place];
  end loop;

  foreach reach in array array[1500, 4000] loop
    -- Reading on is worth while when the page will be full within reach, by what was found so far.
    exit when cardinality(word_groups) > 0 and reach = 4000 and cardinality(found_ids) * 4000 < wanted * 1500 * 1.3;
    found_ids := array(
      select probed.prayer_id
      from private.probe_newest(patterns, labels, wanted, reach, cursor_time, cursor_id) as probed
    );
    exit when cardinality(found_ids) = wanted;
  end loop;
  if cardinality(word_groups) = 0 or cardinality(found_ids) = wanted then
    return query
    select entry.created_at::timestamptz, entry.prayer_id
    from private.prayer_search as entry
    where entry.prayer_id = any (found_ids)
    order by entry.created_at desc, entry.prayer_id desc;
    return;
  end if;

  return query
  select * from private.look_up_words(
    word_groups, compared, labels, wanted, case when compared = '{}' then wanted else 3000 end, cursor_time, cursor_id
  );
end;
$$;
revoke execute on function private.find_public_prayers (text[], text[], integer, timestamptz, uuid) from public;

-- The viewer's own private prayers before the cursor that contain all terms and have all labels, one by one in list order.
create function private.find_own_prayers(
  viewer uuid, terms text[], labels text[], wanted integer, cursor_time timestamptz, cursor_id uuid
)
returns table (created_at timestamptz, prayer_id uuid)
language sql
stable
rows 20
set search_path = ''
as $$
  select entry.created_at, entry.prayer_id
  from private.prayer_search as entry
  where entry.is_private
    and entry.owner_id = viewer
    and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
    and entry.labels @> find_own_prayers.labels
    and entry.search_text like all (array(select private.containing(asked) from unnest(terms) as asked))
  order by entry.created_at desc, entry.prayer_id desc
  limit wanted;
$$;
revoke execute on function private.find_own_prayers (uuid, text[], text[], integer, timestamptz, uuid) from public;

-- The ids of the viewer's next page of matches. It runs with its owner's rights because under row-level security neither
-- LIKE nor && may use an index (they are not leakproof). Public prayers and the viewer's own private ones are found apart:
-- nobody else's private prayer is ever compared with the query, so neither answer nor time can tell of it.
create function private.find_prayer_ids(
  query text, page_size integer, before_created_at timestamptz, before_id uuid, in_tradition text, in_category text,
  of_type text
)
returns table (prayer_id uuid)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := (select auth.uid());
  terms constant text[] := private.search_terms(query);
  labels constant text[] := private.wanted_labels(in_tradition, in_category, of_type);
  wanted constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  cursor_time constant timestamptz := coalesce(before_created_at, 'infinity');
  cursor_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if cardinality(terms) = 0 then
    return;
  end if;
  if viewer is null then
    return query
    select shared.prayer_id
    from private.find_public_prayers(terms, labels, wanted, cursor_time, cursor_id) as shared;
    return;
  end if;
  return query
  select found.prayer_id
  from (
    select * from private.find_public_prayers(terms, labels, wanted, cursor_time, cursor_id)
    union all
    select * from private.find_own_prayers(viewer, terms, labels, wanted, cursor_time, cursor_id)
  ) as found
  order by found.created_at desc, found.prayer_id desc
  limit wanted;
end;
$$;
revoke execute on function private.find_prayer_ids (text, integer, timestamptz, uuid, text, text, text) from public;
grant execute on function private.find_prayer_ids (text, integer, timestamptz, uuid, text, text, text)
to anon, authenticated, service_role;

-- Prayers that contain every word of the query somewhere in their title or texts, without regard to order, case and
-- accents, newest first; with a tradition, a category (or a tag of its name) or a type, only those. The query is cut after
-- 200 characters and 12 words; a blank one finds nothing. At most 100 rows a page (20 when not said); the last row's
-- created_at and id lead to the next page. Row-level security decides once more what the viewer gets. Words that are very
-- short or in nearly all prayers are looked for among the newest only: private.find_public_prayers says how far.
create function public.search_prayers(
  query text,
  page_size integer default 20,
  before_created_at timestamptz default null,
  before_id uuid default null,
  in_tradition text default null,
  in_category text default null,
  of_type text default null
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
      select found.prayer_id
      from private.find_prayer_ids(
        query, page_size, before_created_at, before_id, in_tradition, in_category, of_type
      ) as found
    )
  )
  order by prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text)
from public, anon, authenticated;
grant execute on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text)
to anon, authenticated, service_role;
