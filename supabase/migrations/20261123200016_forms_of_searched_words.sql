-- How search reads the words of a query: what only asks for a prayer, words for more than one, and hyphens.

-- Whether a word says no more than that a prayer is looked for. Everything here is a prayer, few say “prayers”: beside other words it
-- asks for nothing of its own.
create function private.asks_for_prayer(word text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(word, '.,:;!?()"-') in ('pray', 'prays', 'prayed', 'prayer', 'prayers', 'praying');
$$;
revoke execute on function private.asks_for_prayer (text) from public;

-- What a text must contain to say a plain word: where it may be a word for more than one, what one and more than one share. Of
-- shorter words too little would be left (“sons”: “son” is a part of “reason”), and other words end alike (“grass”, “Jesus”).
create function private.term_of(word text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when word ~ '^.{2,}(ch|sh|ss|x|zz)es$' then left(word, -2)
    when word ~ '^.{3,}[^sui]s$' then left(word, -1)
    else word
  end;
$$;
revoke execute on function private.term_of (text) from public;

-- A phrase as the table of meanings may hold it: itself, and one of what it is more of. Empty for null.
create function private.forms_of(phrase text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_remove(
    array[
      phrase,
      substring(phrase from '^(.{3,})s$'),
      substring(phrase from '^(.{2,}(?:[osxz]|ch|sh))es$'),
      substring(phrase from '^(.{2,})ies$') || 'y'
    ],
    null
  );
$$;
revoke execute on function private.forms_of (text) from public;

-- The words of a piece of a query in search form. One with hyphens is a word where it means something or a public prayer says it, else
-- its parts are: “self-forgiveness” asks for both, “Latter-day” is a part of a phrase.
create function private.parts_of(piece text)
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  word text;
  parts text[];
  read text[] := '{}';
begin
  foreach word in array string_to_array(piece, ' ') loop
    parts := case when strpos(word, '-') > 0 then array_remove(string_to_array(word, '-'), '') else '{}' end;
    if cardinality(parts) < 2
      or exists (
        select from private.word_meanings as meaning
        where meaning.phrase = any (private.forms_of(private.bare_phrase(word)))
      )
      or cardinality((select known.words from private.words_containing(private.term_of(word)) as known)) > 0
    then
      read := read || word;
    else
      read := read || parts;
    end if;
  end loop;
  return read;
end;
$$;
revoke execute on function private.parts_of (text) from public;

-- The words of a query in their order, the first 12 different ones of 200 characters: as typed, in search form, and what each
-- means. A word means what the longest known phrase of up to four words does of which it is a part, as it stands or as one of it.
create or replace function private.read_words(query text)
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
    select row_number() over (order by min(given.place), min(formed.place))::integer as place,
      min(case when cardinality(read.words) = 1 then given.typed else formed.word end) as typed, formed.word, private.bare_phrase(formed.word) as bare
    from regexp_split_to_table(left(btrim(left(query, 1000)), 200), '\s+') with ordinality as given (typed, place)
    cross join lateral (select private.parts_of(private.search_form(given.typed)) as words offset 0) as read
    cross join lateral unnest(read.words) with ordinality as formed (word, place)
    where formed.word <> ''
    group by formed.word
    order by 1
    limit 12
  ),
  spans as materialized (
    select start.place as begins, start.place + width - 1 as ends, width,
      private.forms_of(said.phrase)
        || case when strpos(said.words, '-') > 0 then private.forms_of(private.bare_phrase(replace(said.words, '-', ' '))) end as forms
    from asked as start
    cross join generate_series(1, 4) as width
    cross join lateral (
      select string_agg(inner_word.bare, ' ' order by inner_word.place) as phrase,
        string_agg(inner_word.word, ' ' order by inner_word.place) as words
      from asked as inner_word
      where inner_word.place between start.place and start.place + width - 1
    ) as said
    where start.place + width - 1 <= (select count(*) from asked)
  ),
  known as (
    select spans.*, meaning.labels, meaning.is_whole
    from spans
    cross join lateral (
      select word_meanings.* from private.word_meanings
      where word_meanings.phrase = any (spans.forms)
      order by array_position(spans.forms, word_meanings.phrase)
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

-- What a query asks for: plain words, each once, without those that are part of another, since who holds the longer one holds
-- them too; and words that have a meaning. “Prayers for my mother” asks for what “mother” does.
create or replace function private.read_query(query text, out terms text[], out meant private.meant_word[])
language plpgsql
stable
set search_path = ''
as $$
declare
  asked record;
  -- They join the word for a prayer to what it is for.
  joining constant text[] := '{a,an,the,of,for,to,in,my,our,please}';
begin
  terms := '{}';
  meant := '{}';
  for asked in
    select words.*, bool_or(words.is_prayer) over () and bool_or(not words.is_said_around) over () as is_around
    from (
      select given.*, given.labels = '{}' and (given.is_prayer or given.word = any (joining)) as is_said_around
      from (
        select read.*, private.asks_for_prayer(read.word) as is_prayer from private.read_words(query) as read offset 0
      ) as given
    ) as words
    order by words.place
  loop
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
    elsif not (asked.is_around and asked.is_said_around) then
      terms := terms || private.term_of(asked.word);
    end if;
  end loop;
  if cardinality(terms) > 1 then
    terms := array(
      select word from unnest(terms) with ordinality as plain (word, place)
      where not exists (
        select from unnest(terms) as longer where longer <> word and strpos(longer, word) > 0
      )
      group by word
      order by min(place)
    );
  end if;
end;
$$;
revoke execute on function private.read_query (text) from public;

-- What a misspelt query may have meant, to be offered and never taken: the query with each word that nobody knows replaced by
-- the nearest that does. Known is what stands in a public prayer or among the words of the catalogue. What it returns is found
-- in a public prayer, all words together. Null when every word is known, when more than three of the first six are not, or
-- when nothing is near. It runs with its owner's rights because nobody else reads the words, and looks at public prayers only.
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
    if asked.labels <> '{}' or private.asks_for_prayer(asked.word) or private.is_said(private.term_of(asked.word)) then
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
revoke execute on function private.suggest_search (text) from public;
grant execute on function private.suggest_search (text) to anon, authenticated, service_role;
