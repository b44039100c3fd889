-- The ways in which search looks for prayers: through the newest ones, or by the index of words.

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

-- The known words in which a prayer says this one, with its labels: one of these keys a prayer that answers it has. Empty when
-- the words are too many for the index.
create function private.keys_of(asked private.meant_word)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  bare constant text := private.bare_phrase(asked.word);
  words text[] := private.words_containing(asked.word);
begin
  if cardinality(words) > 1000 then
    words := private.likeliest_words(asked.word);
  end if;
  if asked.form <> '' then
    words := array(select said from unnest(words) as said where private.bare_phrase(said) in (bare, bare || 's'));
  end if;
  return case when cardinality(words) <= 1000 then words || asked.labels else '{}' end;
end;
$$;
revoke execute on function private.keys_of (private.meant_word) from public;

-- In how many of the newest 250 public prayers before the cursor each pattern stands and each word that has a meaning is
-- answered; null when there are not so many.
create function private.sample_newest(
  patterns text[], meant private.meant_word[], cursor_time timestamptz, cursor_id uuid,
  out pattern_hits integer[], out meant_hits integer[]
)
language sql
stable
set search_path = ''
as $$
  with newest as materialized (
    select entry.search_text, entry.labels
    from private.prayer_search as entry
    where not entry.is_private and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
    order by entry.created_at desc, entry.prayer_id desc
    limit 250
  )
  select
    case
      when (select count(*) from newest) = 250 then array(
        select (select count(*) from newest where newest.search_text like asked.pattern)::integer
        from unnest(patterns) with ordinality as asked (pattern, place)
        order by asked.place
      )
    end,
    case
      when (select count(*) from newest) = 250 then array(
        select (select count(*) from newest where private.answers(newest.search_text, newest.labels, meant[asked:asked]))::integer
        from generate_subscripts(meant, 1) as asked
        order by asked
      )
    end;
$$;
revoke execute on function private.sample_newest (text[], private.meant_word[], timestamptz, uuid) from public;

-- Of the newest `reach` public prayers before the cursor (in the first label's list when labels are given), those that match
-- all patterns, answer all words that have a meaning and have all labels: at most `wanted`, newest first.
create function private.scan_newest(
  patterns text[], meant private.meant_word[], labels text[], wanted integer, reach integer, cursor_time timestamptz,
  cursor_id uuid
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
      limit reach
    ) as newest
    where newest.search_text like all (patterns)
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
      limit reach
    ) as newest
    cross join lateral (
      select from private.prayer_search as entry
      where entry.prayer_id = newest.prayer_id
        and entry.labels @> scan_newest.labels and entry.search_text like all (patterns)
        and (cardinality(meant) = 0 or private.answers(entry.search_text, entry.labels, meant))
      limit 1
    ) as matching
    limit wanted;
  end if;
end;
$$;
revoke execute on function private.scan_newest (
  text[], private.meant_word[], text[], integer, integer, timestamptz, uuid
) from public;

-- The public prayers before the cursor that have one key of each group (text[] as text) and all labels, found by the index of
-- words: the newest `reach` of them, and of those the first `wanted` that match all patterns and answer all words.
create function private.look_up_words(
  word_groups text[], patterns text[], meant private.meant_word[], labels text[], wanted integer, reach integer,
  cursor_time timestamptz, cursor_id uuid
)
returns table (created_at timestamptz, prayer_id uuid)
language plpgsql
stable
rows 20
set search_path = ''
-- It would start workers and compile the plan for longer than it runs.
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  conditions text := '';
begin
  -- One condition for each group. Taken from a subquery, the words are no constants to the planner: it would add up what each of
  -- a thousand rare words may find at most, take them for nearly all prayers, and read those one by one.
  for place in 1..cardinality(word_groups) loop
    conditions := conditions
      || format(' and private.search_keys(search_text, labels) && ((select $8[%s]::text[]) collate "C")', place);
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
        and (cardinality($7) = 0 or private.answers(entry.search_text, entry.labels, $7))
      limit 1
    ) as matching
    limit $6'
  using labels, cursor_time, cursor_id, reach, patterns, wanted, meant, word_groups;
end;
$$;
revoke execute on function private.look_up_words (
  text[], text[], private.meant_word[], text[], integer, integer, timestamptz, uuid
) from public;
