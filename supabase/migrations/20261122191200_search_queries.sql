-- How search reads a query. People name a tradition by its people or in its own words (“jewish”, “duʿāʾ”), and a trouble by its
-- everyday name (“cancer”); prayers say neither. Search knows what such words mean.

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

-- The labels a prayer must have to pass the filters that are given. A type is asked for as it is stored ('Peace Prayer', 'text') or
-- by the name of one of the 24 types ('Peace'): a prayer is stored under '<category> Prayer' and carries the name of the type
-- it was made for as a tag, and tags are labels beside the category. Names are cut where none is longer.
create function private.wanted_labels(in_tradition text, in_category text, in_type text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(
    array[
      'category ' || lower(left(in_category, 100)),
      'tradition ' || left(in_tradition, 100),
      case
        when in_type = 'text' or left(in_type, 100) like '% Prayer' then 'type ' || left(in_type, 100)
        else 'category ' || lower(left(in_type, 100))
      end
    ],
    null
  );
$$;
revoke execute on function private.wanted_labels (text, text, text) from public;

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
