-- A search that reads on among the newest prayers begins where it ended, and reads on to 4,000 where these will fill the page: two
-- frequent words that seldom meet need no index then, which would read all prayers that hold either.

drop function private.scan_newest (text[], private.meant_word[], text[], integer, integer, timestamptz, uuid);

-- Of the newest `reach` public prayers before the cursor (in the first label's list when labels are given), without the first
-- `already_read` of them, those that contain all terms, answer all words that have a meaning and have all labels: at most
-- `wanted`, newest first.
create function private.scan_newest(
  terms text[], meant private.meant_word[], labels text[], wanted integer, already_read integer, reach integer,
  cursor_time timestamptz, cursor_id uuid
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
      select entry.created_at, entry.prayer_id, entry.search_text, entry.labels
      from private.prayer_search as entry
      where not entry.is_private and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
      order by entry.created_at desc, entry.prayer_id desc
      offset already_read
      limit reach - already_read
    ) as newest
    where (cardinality(terms) = 0 or private.holds(newest.search_text, terms))
      and (cardinality(meant) = 0 or private.answers(newest.search_text, newest.labels, meant))
    limit wanted;
  else
    return query
    select newest.created_at::timestamptz, newest.prayer_id
    from (
      select listed.created_at, listed.prayer_id
      from private.prayer_labels as listed
      where listed.reader_id = '00000000-0000-0000-0000-000000000000'
        and listed.label = scan_newest.labels[1]
        and (listed.created_at, listed.prayer_id) < (cursor_time, cursor_id)
      order by listed.created_at desc, listed.prayer_id desc
      offset already_read
      limit reach - already_read
    ) as newest
    cross join lateral (
      select from private.prayer_search as entry
      where entry.prayer_id = newest.prayer_id
        and entry.labels @> scan_newest.labels
        and (cardinality(terms) = 0 or private.holds(entry.search_text, terms))
        and (cardinality(meant) = 0 or private.answers(entry.search_text, entry.labels, meant))
      limit 1
    ) as matching
    limit wanted;
  end if;
end;
$$;
revoke execute on function private.scan_newest (
  text[], private.meant_word[], text[], integer, integer, integer, timestamptz, uuid
) from public;

-- The newest `wanted` public prayers before the cursor that contain all terms, answer all words that have a meaning and have
-- all labels.
--
-- First it reads the newest 250 prayers in list order: a frequent word is found at once. A word that no public prayer holds
-- ends the search. While the prayers read so far gave so many that the page will be full within 1,500, it reads that many, or
-- 4,000 where that many will fill it or the index would not find all; what 2,000 prayers hold at most is for the index at once. So is the rest: what stands
-- in less than 15 % of the newest prayers, at first among those of the last days when more than 2,000 may hold it.
--
-- Bounds keep a visitor from making the database read every text. One or two letters within more than 1,000 different words,
-- and a term in more prayers than that, are no help to the index; a longer term within more words is looked up by the
-- likeliest of them. When all terms are no help, only the newest 4,000 prayers of the list are read. When such terms, or terms
-- of more than 32 characters, stand beside others, they are looked for in the newest 3,000 prayers that hold the others. What
-- lies beyond is not found.
create or replace function private.find_public_prayers(
  terms text[], meant private.meant_word[], labels text[], wanted integer, cursor_time timestamptz, cursor_id uuid
)
returns table (created_at timestamptz, prayer_id uuid)
language plpgsql
stable
rows 20
set search_path = ''
as $$
declare
  -- The longest first: it is the quickest to be missed.
  by_length constant text[] := array(select asked from unnest(terms) as asked order by char_length(asked) desc, asked);
  found_ids uuid[];
  hits record;
  has_read integer := 250;
  reach integer;
  recent text[];
  is_recent boolean;
  words text[];
  held_by bigint;
  fewest bigint := 1000000;
  -- Whether the index finds every prayer that the groups of words ask for.
  is_exact boolean := true;
  are_all boolean;
  word_groups text[] := '{}';
  compared text[] := '{}';
  compared_meant private.meant_word[] := '{}';
begin
  found_ids := array(
    select scanned.prayer_id
    from private.scan_newest(by_length, meant, labels, wanted, 0, 250, cursor_time, cursor_id) as scanned
  );
  select null::integer[] as term_hits into hits;
  if cardinality(found_ids) < wanted then
    select * into hits from private.sample_newest(terms, meant, cursor_time, cursor_id);
  end if;
  -- Without hits the page is full, or there are no more prayers than were read.
  if hits.term_hits is not null then
    for place in 1..cardinality(terms) loop
      select containing.words, containing.held_by into words, held_by
      from private.words_containing(terms[place]) as containing;
      if cardinality(words) = 0 then
        return;
      end if;
      if cardinality(words) > 1000 and char_length(terms[place]) > 2 then
        words := private.likeliest_words(terms[place]);
        held_by := 20000;
        is_exact := false;
      end if;
      if cardinality(words) <= 1000 and hits.term_hits[place] < 250 * 0.15 then
        word_groups := word_groups || words::text;
        fewest := least(fewest, held_by);
        continue when char_length(terms[place]) <= 32;
      end if;
      compared := compared || terms[place];
    end loop;

    for place in 1..cardinality(meant) loop
      select found.keys, found.are_all into words, are_all from private.keys_of(meant[place]) as found;
      if cardinality(words) > 0 and hits.meant_hits[place] < 250 * 0.15 then
        word_groups := word_groups || words::text;
        is_exact := is_exact and are_all;
      else
        compared_meant := compared_meant || meant[place];
      end if;
    end loop;

    is_exact := is_exact and cardinality(word_groups) > 0;
    foreach reach in array array[1500, 4000] loop
      exit when is_exact and fewest <= 2000;
      exit when cardinality(word_groups) > 0
        and cardinality(found_ids) * case when is_exact then reach else 4000 end < wanted * has_read * 1.3;
      found_ids := found_ids || array(
        select scanned.prayer_id
        from private.scan_newest(
          by_length, meant, labels, wanted - cardinality(found_ids), has_read, reach, cursor_time, cursor_id
        ) as scanned
      );
      exit when cardinality(found_ids) = wanted;
      has_read := reach;
    end loop;
  end if;
  if hits.term_hits is not null and cardinality(word_groups) > 0 and cardinality(found_ids) < wanted then
    recent := array[private.time_label(hits.newest_time), private.time_label(hits.newest_time, 30)];
    -- A page that the newest thirty to sixty days fill needs none of the thousands before them that hold the words as well.
    foreach is_recent in array array[true, false] loop
      continue when is_recent and fewest <= 2000;
      found_ids := array(
        select looked_up.prayer_id
        from private.look_up_words(
          case when is_recent then word_groups || recent::text else word_groups end,
          compared, compared_meant, labels, wanted,
          case
            when compared = '{}' and cardinality(compared_meant) = 0 then wanted
            when is_recent then 300
            else 3000
          end,
          cursor_time, cursor_id
        ) as looked_up
      );
      exit when cardinality(found_ids) = wanted;
    end loop;
  end if;

  return query
  select entry.created_at::timestamptz, entry.prayer_id
  from private.prayer_search as entry
  where entry.prayer_id = any (found_ids)
  order by entry.created_at desc, entry.prayer_id desc;
end;
$$;
revoke execute on function private.find_public_prayers (
  text[], private.meant_word[], text[], integer, timestamptz, uuid
) from public;

-- Whether a public prayer that search can find says the term. A word that contains a term stands in a public prayer, which need not
-- be read; what no word contains can be a rare word of a very long prayer.
create or replace function private.is_said(term text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  cursor_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  containing constant text[] := (select known.words from private.words_containing(term) as known);
begin
  if cardinality(containing) between 1 and 1000 and char_length(term) <= 32 then
    return true;
  end if;
  if cardinality(containing) = 0 then
    return exists (select from private.scan_newest(array[term], '{}', '{}', 1, 0, 250, 'infinity', cursor_id));
  end if;
  return exists (select from private.find_public_prayers(array[term], '{}', '{}', 1, 'infinity', cursor_id));
end;
$$;
revoke execute on function private.is_said (text) from public;
