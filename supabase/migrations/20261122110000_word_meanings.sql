-- People name a tradition by its people or in its own words (“jewish”, “duʿāʾ”), and a trouble by its everyday name (“cancer”);
-- prayers say neither. Search now knows what such words mean, and offers a likely word instead of taking it.

-- What a phrase means to a search: the labels (see private.labels_of) of the prayers it finds beside those that say it, in the
-- order in which they are shown. A phrase without labels is an ordinary word: known, and so never held for a misspelt one. Rows
-- come from the catalogue by a migration that `npm run write:words` writes. Phrases are in the form of private.bare_phrase.
create table private.word_meanings (
  phrase text collate "C" primary key,
  labels text[] not null default '{}',
  -- Said in a text only as a word of its own: “dua” is no part of “individual” then.
  is_whole boolean not null default false
);

alter table private.word_meanings enable row level security;
revoke all on table private.word_meanings from anon, authenticated;

create index word_meanings_part on private.word_meanings using gin (phrase extensions.gin_trgm_ops) where labels <> '{}';
create index word_meanings_stubs on private.word_meanings
using gin ((private.word_stubs(private.bare_word(phrase)))) with (fastupdate = off) where labels <> '{}';

-- A phrase in search form without any punctuation, its words parted by one blank: “Bahá’í” and “bahai” are the same.
create function private.bare_phrase(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(
      private.search_form(value),
      '[\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E\u00A1-\u00BF\u02B0-\u02FF\u0300-\u036F\u2010-\u206F]+', '', 'g'
    ),
    ' {2,}', ' ', 'g'
  ));
$$;
revoke execute on function private.bare_phrase (text) from public;

-- The words of a query in their order, the first 12 different ones of 200 characters: as typed, in search form, and what each
-- means. A word means what the longest known phrase of up to four words does of which it is a part; “s” may end it.
create function private.read_words(query text)
returns table (place integer, typed text, word text, labels text[], is_whole boolean, is_known boolean)
language plpgsql
stable
rows 12
set search_path = ''
as $$
-- A name of a column is meant, not of what is returned.
#variable_conflict use_column
begin
  return query
  with asked as materialized (
    select row_number() over (order by min(given.place), min(formed.place))::integer as place, min(given.typed) as typed,
      formed.word, private.bare_phrase(formed.word) as bare
    from regexp_split_to_table(left(btrim(left(query, 1000)), 200), '\s+') with ordinality as given (typed, place)
    cross join lateral unnest(string_to_array(private.search_form(given.typed), ' ')) with ordinality as formed (word, place)
    where formed.word <> ''
    group by formed.word
    order by 1
    limit 12
  ),
  spans as (
    select start.place as begins, start.place + width - 1 as ends, width,
      (select string_agg(inner_word.bare, ' ' order by inner_word.place) from asked as inner_word
       where inner_word.place between start.place and start.place + width - 1) as phrase
    from asked as start
    cross join generate_series(1, 4) as width
    where start.place + width - 1 <= (select count(*) from asked)
  ),
  known as (
    select spans.*, meaning.labels, meaning.is_whole
    from spans
    cross join lateral (
      select word_meanings.* from private.word_meanings
      where word_meanings.phrase = any (array[spans.phrase, substring(spans.phrase from '^(.{3,})s$')])
      order by word_meanings.phrase <> spans.phrase
      limit 1
    ) as meaning
  )
  select asked.place, asked.typed, asked.word, coalesce(longest.labels, '{}'), coalesce(longest.is_whole, false),
    longest.labels is not null
  from asked
  left join lateral (
    select known.labels, known.is_whole from known
    where asked.place between known.begins and known.ends
    order by known.width desc, known.begins
    limit 1
  ) as longest on true
  order by asked.place;
end;
$$;
revoke execute on function private.read_words (text) from public;

-- A word that has a meaning: a prayer answers it that has one of the labels or says it (by the LIKE pattern and, when the word
-- must stand for itself, by the regular expression `form`; else '').
create type private.meant_word as (word text, pattern text, form text, labels text[]);
revoke usage on type private.meant_word from public;

-- What a query asks for: plain words, each once, without those that are part of another, since who holds the longer one holds
-- them too; and words that have a meaning.
create function private.read_query(query text, out terms text[], out meant private.meant_word[])
language plpgsql
stable
set search_path = ''
as $$
declare
  asked record;
begin
  terms := '{}';
  meant := '{}';
  for asked in select * from private.read_words(query) as words order by words.place loop
    if asked.labels <> '{}' then
      meant := meant || (
        asked.word,
        private.containing(asked.word),
        case when asked.is_whole
          then '(^|[^a-z0-9])' || regexp_replace(asked.word, '([][!-/:-@\\^`{|}~])', '\\\1', 'g') || '(''?s)?([^a-z0-9]|$)'
          else ''
        end,
        asked.labels
      )::private.meant_word;
    else
      terms := terms || asked.word;
    end if;
  end loop;
  if cardinality(terms) > 1 then
    terms := array(
      select word from unnest(terms) with ordinality as plain (word, place)
      where not exists (
        select from unnest(terms) as longer where longer <> word and strpos(longer, word) > 0
      )
      order by place
    );
  end if;
end;
$$;
revoke execute on function private.read_query (text) from public;

-- Whether a prayer answers each of the words, by its labels or by what it says.
create function private.answers(search_text text, labels text[], meant private.meant_word[])
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  asked private.meant_word;
begin
  foreach asked in array meant loop
    continue when labels && asked.labels;
    continue when search_text like asked.pattern and search_text ~ asked.form;
    return false;
  end loop;
  return true;
end;
$$;
revoke execute on function private.answers (text, text[], private.meant_word[]) from public;

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

drop function private.find_public_prayers(text[], text[], integer, timestamptz, uuid);
drop function private.find_own_prayers(uuid, text[], text[], integer, timestamptz, uuid);
drop function private.probe_newest(text[], text[], integer, integer, timestamptz, uuid);
drop function private.sample_newest(text[], timestamptz, uuid);
drop function private.look_up_words(text[], text[], text[], integer, integer, timestamptz, uuid);
drop function private.search_terms(text);

-- Of the newest `reach` public prayers before the cursor (in the first label's list when labels are given), those that match
-- all patterns, answer all words that have a meaning and have all labels: at most `wanted`, newest first.
create function private.probe_newest(
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
        and listed.label = probe_newest.labels[1]
        and (listed.created_at, listed.prayer_id) < (cursor_time, cursor_id)
      order by listed.created_at desc, listed.prayer_id desc
      limit reach
    ) as newest
    cross join lateral (
      select from private.prayer_search as entry
      where entry.prayer_id = newest.prayer_id
        and entry.labels @> probe_newest.labels and entry.search_text like all (patterns)
        and (cardinality(meant) = 0 or private.answers(entry.search_text, entry.labels, meant))
      limit 1
    ) as matching
    limit wanted;
  end if;
end;
$$;
revoke execute on function private.probe_newest (
  text[], private.meant_word[], text[], integer, integer, timestamptz, uuid
) from public;

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
        and (cardinality($7) = 0 or private.answers(entry.search_text, entry.labels, $7))
      limit 1
    ) as matching
    limit $6'
  using labels, cursor_time, cursor_id, reach, patterns, wanted, meant;
end;
$$;
revoke execute on function private.look_up_words (
  text[], text[], private.meant_word[], text[], integer, integer, timestamptz, uuid
) from public;

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
    select probed.prayer_id
    from private.probe_newest(patterns, meant, labels, wanted, 250, cursor_time, cursor_id) as probed
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
        select probed.prayer_id
        from private.probe_newest(patterns, meant, labels, wanted, reach, cursor_time, cursor_id) as probed
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
create or replace function private.find_prayer_ids(
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
  viewer constant uuid := (select private.viewer_id());
  asked constant record := private.read_query(query);
  labels constant text[] := private.wanted_labels(in_tradition, in_category, of_type);
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

-- The traditions and categories that a query names, in the order of its words, at most eight: what its page leads to beside
-- the prayers. Tells of the catalogue only, never of a prayer.
create function private.subjects_of(query text)
returns table (kind text, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select split_part(named.label, ' ', 1), substr(named.label, strpos(named.label, ' ') + 1)
  from (
    select label, min(asked.place) as place, min(given.at) as at
    from private.read_words(query) as asked
    cross join lateral unnest(asked.labels) with ordinality as given (label, at)
    group by label
  ) as named
  order by named.place, named.at
  limit 8;
$$;
revoke execute on function private.subjects_of (text) from public;
grant execute on function private.subjects_of (text) to anon, authenticated, service_role;

-- What a query names beside the words it looks for: rows of ('tradition', stored name) and ('category', name in lower case).
create function public.search_subjects(query text)
returns table (kind text, name text)
language sql
stable
set search_path = ''
as $$
  select * from private.subjects_of(left(query, 1000));
$$;
revoke execute on function public.search_subjects (text) from public, anon, authenticated;
grant execute on function public.search_subjects (text) to anon, authenticated, service_role;

-- The known words nearest to a misspelt one, nearest first, at most five: one letter between in words of four to seven letters,
-- two at most in longer ones, and short words begin alike; of these the nearest, then the ones that begin alike, then the ones
-- made of the same letters, then by the likeness of their three-letter pieces. Only words that mean something to a search, or
-- that the library or at least three people use: what one person wrote is not offered to strangers.
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
          bool_or(known.is_of_library) as is_of_library
        from (
          select alike.word, alike.prayers, alike.library_prayers > 0 as is_of_library
          from private.search_words as alike where alike.word operator(extensions.%) term
          union
          select alike.word, alike.prayers, alike.library_prayers > 0 from private.search_words as alike
          where private.word_stubs(private.bare_word(alike.word)) && private.word_stubs(term)
          union
          select alike.phrase, 0, true from private.word_meanings as alike
          where alike.labels <> '{}' and alike.phrase operator(extensions.%) term
          union
          select alike.phrase, 0, true from private.word_meanings as alike
          where alike.labels <> '{}' and private.word_stubs(private.bare_word(alike.phrase)) && private.word_stubs(term)
        ) as known
        group by 1
      ) as bare
      where abs(char_length(bare.word) - char_length(term)) <= 2 and (bare.is_of_library or bare.prayers >= 3)
      order by extensions.similarity(bare.word, term) desc, bare.word
      limit 60
    ) as likely
    where likely.letters <= case when char_length(term) < 8 then 1 else 2 end
      and (char_length(term) > 5 or left(likely.word, 1) = left(term, 1) or left(likely.word, 2) = reverse(left(term, 2)))
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

-- The query with its unknown words replaced; see public.nearest_search. It runs with its owner's rights because nobody
-- else reads the words, and looks at public prayers only.
create or replace function private.suggest_search(query text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  cursor_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  said text[] := '{}';
  tried text[];
  unknown text[] := '{}';
  asked record;
  meaning record;
  term text;
  near text;
  has_near boolean;
begin
  -- Known words first: what is offered must be found together with them.
  for asked in select * from private.read_words(query) as words where words.place <= 6 order by words.place loop
    if asked.labels <> '{}'
      or exists (select 1 from private.find_public_prayers(array[asked.word], '{}', '{}', 1, 'infinity', cursor_id))
    then
      said := said || asked.typed;
    -- People know the word, no prayer says it: nothing near is meant, and nothing is found together with it.
    elsif asked.is_known then
      return null;
    else
      unknown := unknown || asked.word;
      said := said || null::text;
    end if;
  end loop;
  if cardinality(unknown) not between 1 and 3 then
    return null;
  end if;

  foreach term in array unknown loop
    has_near := false;
    foreach near in array private.nearest_words(term) loop
      tried := said;
      tried[array_position(tried, null)] := near;
      meaning := private.read_query(array_to_string(tried, ' '));
      if exists (
        select 1 from private.find_public_prayers(meaning.terms, meaning.meant, '{}', 1, 'infinity', cursor_id)
      ) then
        said := tried;
        has_near := true;
        exit;
      end if;
    end loop;
    if not has_near then
      return null;
    end if;
  end loop;
  return array_to_string(said, ' ');
end;
$$;

-- What a misspelt query may have meant, to be offered and never taken: the query with each word that nobody knows replaced by
-- the nearest that does. Known is what stands in a public prayer or among the words of the catalogue. What it returns is found
-- in a public prayer, all words together. Null when every word is known, when more than three of the first six are not, or
-- when nothing is near.
create or replace function public.nearest_search(query text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.suggest_search(left(query, 1000));
$$;

comment on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text) is
  'Prayers that contain every word of the query, or answer to what it means (private.word_meanings), newest first.';
