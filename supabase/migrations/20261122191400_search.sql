-- The search itself: which way is taken, and the call that the API offers.

-- The newest `wanted` public prayers before the cursor that contain all terms, answer all words that have a meaning and have
-- all labels.
--
-- First it reads the newest 250 prayers in list order: a frequent word is found at once. A word that no public prayer holds
-- ends the search. While the prayers read so far gave so many that the page will be full within 4,000, it reads on, to 1,500 and
-- to 4,000. The rest is for the index of words; it is asked for what stands in less than 15 % of the newest prayers.
--
-- Bounds keep a visitor from making the database read every text. One or two letters within more than 1,000 different words,
-- and a term in more prayers than that, are no help to the index; a longer term within more words is looked up by the
-- likeliest of them. When all terms are no help, only the newest 4,000 prayers of the list are read. When such terms, or terms
-- of more than 32 characters, stand beside others, they are looked for in the newest 3,000 prayers that hold the others. What
-- lies beyond is not found.
create function private.find_public_prayers(
  terms text[], meant private.meant_word[], labels text[], wanted integer, cursor_time timestamptz, cursor_id uuid
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
  hits record;
  has_read integer := 250;
  reach integer;
  words text[];
  word_groups text[] := '{}';
  compared text[] := '{}';
  compared_meant private.meant_word[] := '{}';
begin
  found_ids := array(
    select scanned.prayer_id
    from private.scan_newest(patterns, meant, labels, wanted, 250, cursor_time, cursor_id) as scanned
  );
  select null::integer[] as pattern_hits, null::integer[] as meant_hits into hits;
  if cardinality(found_ids) < wanted then
    select * into hits from private.sample_newest(patterns, meant, cursor_time, cursor_id);
  end if;
  -- Without hits the page is full, or there are no more prayers than were read.
  if hits.pattern_hits is not null then
    for place in 1..cardinality(terms) loop
      words := private.words_containing(terms[place]);
      if cardinality(words) = 0 then
        return;
      end if;
      if cardinality(words) > 1000 and char_length(terms[place]) > 2 then
        words := private.likeliest_words(terms[place]);
      end if;
      if cardinality(words) <= 1000 and hits.pattern_hits[place] < 250 * 0.15 then
        word_groups := word_groups || words::text;
        continue when char_length(terms[place]) <= 32;
      end if;
      compared := compared || patterns[place];
    end loop;

    for place in 1..cardinality(meant) loop
      words := case when hits.meant_hits[place] < 250 * 0.15 then private.keys_of(meant[place]) else '{}' end;
      if cardinality(words) > 0 then
        word_groups := word_groups || words::text;
      else
        compared_meant := compared_meant || meant[place];
      end if;
    end loop;

    foreach reach in array array[1500, 4000] loop
      exit when cardinality(word_groups) > 0 and cardinality(found_ids) * 4000 < wanted * has_read * 1.3;
      found_ids := array(
        select scanned.prayer_id
        from private.scan_newest(patterns, meant, labels, wanted, reach, cursor_time, cursor_id) as scanned
      );
      exit when cardinality(found_ids) = wanted;
      has_read := reach;
    end loop;
  end if;
  if hits.pattern_hits is null or cardinality(word_groups) = 0 or cardinality(found_ids) = wanted then
    return query
    select entry.created_at::timestamptz, entry.prayer_id
    from private.prayer_search as entry
    where entry.prayer_id = any (found_ids)
    order by entry.created_at desc, entry.prayer_id desc;
    return;
  end if;

  return query
  select * from private.look_up_words(
    word_groups, compared, compared_meant, labels, wanted,
    case when compared = '{}' and cardinality(compared_meant) = 0 then wanted else 3000 end, cursor_time, cursor_id
  );
end;
$$;
revoke execute on function private.find_public_prayers (
  text[], private.meant_word[], text[], integer, timestamptz, uuid
) from public;

-- The viewer's own private prayers before the cursor that contain all terms, answer all words that have a meaning and have all
-- labels, one by one in list order.
create function private.find_own_prayers(
  viewer uuid, terms text[], meant private.meant_word[], labels text[], wanted integer, cursor_time timestamptz, cursor_id uuid
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
    and private.answers(entry.search_text, entry.labels, meant)
  order by entry.created_at desc, entry.prayer_id desc
  limit wanted;
$$;
revoke execute on function private.find_own_prayers (
  uuid, text[], private.meant_word[], text[], integer, timestamptz, uuid
) from public;

-- The ids of the viewer's next page of matches. It runs with its owner's rights because under row-level security neither
-- LIKE nor && may use an index (they are not leakproof). Public prayers and the viewer's own private ones are found apart:
-- nobody else's private prayer is ever compared with the query, so neither answer nor time can tell of it.
create function private.find_prayer_ids(
  query text, page_size integer, before_created_at timestamptz, before_id uuid, in_tradition text, in_category text,
  in_type text
)
returns table (prayer_id uuid)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := (select private.viewer_id());
  asked constant record := private.read_query(query);
  labels constant text[] := private.wanted_labels(in_tradition, in_category, in_type);
  wanted constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  cursor_time constant timestamptz := coalesce(before_created_at, 'infinity');
  cursor_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if cardinality(asked.terms) = 0 and cardinality(asked.meant) = 0 then
    return;
  end if;
  if viewer is null then
    return query
    select shared.prayer_id
    from private.find_public_prayers(asked.terms, asked.meant, labels, wanted, cursor_time, cursor_id) as shared;
    return;
  end if;
  return query
  select found.prayer_id
  from (
    select * from private.find_public_prayers(asked.terms, asked.meant, labels, wanted, cursor_time, cursor_id)
    union all
    select *
    from private.find_own_prayers(viewer, asked.terms, asked.meant, labels, wanted, cursor_time, cursor_id)
  ) as found
  order by found.created_at desc, found.prayer_id desc
  limit wanted;
end;
$$;
revoke execute on function private.find_prayer_ids (text, integer, timestamptz, uuid, text, text, text) from public;
grant execute on function private.find_prayer_ids (text, integer, timestamptz, uuid, text, text, text)
to anon, authenticated, service_role;

-- Prayers that contain every word of the query somewhere in their title or texts, or answer to what it means
-- (private.word_meanings), without regard to order, case and accents, newest first; with a tradition, a category (or a tag of its name) or a type, only those. The query is cut after
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
  in_type text default null
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
        query, page_size, before_created_at, before_id, in_tradition, in_category, in_type
      ) as found
    )
  )
  order by prayers.created_at desc, prayers.id desc;
$$;
revoke execute on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text)
from public, anon, authenticated;
grant execute on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text)
to anon, authenticated, service_role;
