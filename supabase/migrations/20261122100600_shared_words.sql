-- One writer's words must neither hide another's prayer from search nor be offered to strangers.

-- For a term within more than 1,000 known words: the likeliest of them, the term itself first, then words of the library, the
-- most used and the shortest, as long as no more than 20,000 prayers hold them. New words do not push these out.
create function private.likeliest_words(term text)
returns text[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return array(
    select word
    from (
      select
        known.word,
        row_number() over nearest as place,
        sum(known.prayers) over (nearest rows unbounded preceding) as held_by
      from private.search_words as known
      where known.word like private.containing(left(term, 32))
      window nearest as (
        order by known.word <> left(term, 32) collate "C", known.library_prayers desc, known.prayers desc,
          char_length(known.word), known.word
      )
    ) as likely
    where place = 1 or (place <= 1000 and held_by <= 20000)
  );
end;
$$;
revoke execute on function private.likeliest_words (text) from public;

-- The newest `wanted` public prayers before the cursor that contain all terms and have all labels.
--
-- First it reads the newest 250 prayers in list order: a frequent word is found at once. A word that no public prayer holds
-- ends the search. While the prayers read so far gave so many that the page will be full within 4,000, it reads on, to 1,500 and
-- to 4,000. The rest is for the index of words; it is asked for the terms that stand in less than 15 % of the newest prayers.
--
-- Bounds keep a visitor from making the database read every text. One or two letters within more than 1,000 different words,
-- and a term in more prayers than that, are no help to the index; a longer term within more words is looked up by the
-- likeliest of them. When all terms are no help, only the newest 4,000 prayers of the list are read. When such terms, or terms
-- of more than 32 characters, stand beside others, they are looked for in the newest 3,000 prayers that hold the others. What
-- lies beyond is not found.
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
      if cardinality(words) > 1000 and char_length(terms[place]) > 2 then
        words := private.likeliest_words(terms[place]);
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

-- How many people's public prayers hold one of these words, counted in at most 1,000 prayers. What accounts left behind when
-- they were removed counts for nobody.
create function private.people_using(words text[])
returns bigint
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  holding uuid[];
begin
  -- A plan can use the index of words for conditions on constants only.
  execute format(
    'select array(
      select prayer_id from private.prayer_search
      where not is_private and private.search_keys(search_text, labels) && (%L::text[] collate "C") limit 1000
    )',
    words
  ) into holding;
  return (select count(distinct user_id) from public.prayers where id = any (holding));
end;
$$;
revoke execute on function private.people_using (text[]) from public;

-- The known words nearest to a misspelt one, nearest first, at most five: with as few letters between as possible, at most
-- one for each three letters of the word; of these the ones that begin alike, then the ones made of the same letters, then
-- by the likeness of their three-letter pieces. Only words that the library or at least three people use: what one person
-- wrote is not offered to strangers.
create or replace function private.nearest_words(term text)
returns text[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  near record;
  offered text[] := '{}';
begin
  for near in
    select likely.*
    from (
      select bare.*, private.letters_between(bare.word, term) as letters
      from (
        select private.bare_word(known.word) as word, array_agg(known.word) as forms, sum(known.prayers) as prayers,
          sum(known.library_prayers) > 0 as is_of_library
        from (
          select * from private.search_words as alike where alike.word operator(extensions.%) term
          union
          select * from private.search_words as alike
          where private.word_stubs(private.bare_word(alike.word)) && private.word_stubs(term)
        ) as known
        group by 1
      ) as bare
      where abs(char_length(bare.word) - char_length(term)) <= 2 and (bare.is_of_library or bare.prayers >= 3)
      order by extensions.similarity(bare.word, term) desc, bare.word
      limit 60
    ) as likely
    where likely.letters <= greatest(1, char_length(term) / 3)
    order by likely.letters, left(likely.word, 1) <> left(term, 1), translate(likely.word, term, '') <> '',
      extensions.similarity(likely.word, term) desc, likely.word
  loop
    if near.is_of_library or private.people_using(near.forms) >= 3 then
      offered := offered || near.word::text;
    end if;
    exit when cardinality(offered) = 5;
  end loop;
  return offered;
end;
$$;
