-- The search read the newest 1,500 prayers before it asked the index of words, also where the newest 250 had told that this
-- would be in vain: half of the time of a search for rare words.

-- The newest `wanted` public prayers before the cursor that contain all terms and have all labels.
--
-- First it reads the newest 250 prayers in list order: a frequent word is found at once. A word that no public prayer holds
-- ends the search. While the prayers read so far gave so many that the page will be full within 4,000, it reads on, to 1,500 and
-- to 4,000. The rest is for the index of words; it is asked for the terms that stand in less than 15 % of the newest prayers.
--
-- Bounds keep a visitor from making the database read every text. A term is no help to the index when it stands within
-- more than 1,000 different words (nearly always one or two letters) or in more prayers than that. When all terms are like
-- that, only the newest 4,000 prayers of the list are read. When such terms, or terms of more than 32 characters, stand
-- beside others, they are looked for in the newest 3,000 prayers that hold the others. What lies beyond is not found.
create or replace function private.find_public_prayers(
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
  has_read integer := 250;
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
  -- Without hits the page is full, or there are no more prayers than were read.
  if hits is not null then
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
      exit when cardinality(word_groups) > 0 and cardinality(found_ids) * 4000 < wanted * has_read * 1.3;
      found_ids := array(
        select probed.prayer_id
        from private.probe_newest(patterns, labels, wanted, reach, cursor_time, cursor_id) as probed
      );
      exit when cardinality(found_ids) = wanted;
      has_read := reach;
    end loop;
  end if;
  if hits is null or cardinality(word_groups) = 0 or cardinality(found_ids) = wanted then
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
