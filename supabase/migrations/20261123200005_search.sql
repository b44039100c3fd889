-- What search looks through: a word of the query may stand anywhere within a word of the text, so search looks up which known
-- words contain it and asks an index for the prayers that hold one of those.

-- Title and texts of each prayer in search form, one per line, so that no match runs from one into the next. Apart from prayers,
-- because rows and live events would otherwise carry every text twice. Without a foreign key: entries go with their prayers by
-- the trigger below, which must read their words before.
create table private.prayer_search (
  prayer_id uuid primary key,
  created_at timestamptz (3) not null,
  search_text text not null,
  is_private boolean not null default false,
  -- The owner of a private prayer only.
  owner_id uuid,
  labels text[] not null default '{}',
  -- The prayers of a library were written by nobody; those of removed accounts look alike later, so it is noted at first.
  from_library boolean not null default false
) with (toast_tuple_target = 8160);
-- Plain and in the row itself: unpacking would take longer than comparing.
alter table private.prayer_search alter column search_text set storage external;

-- Nobody reads this table but the owner of the functions below: it holds private prayers too.
alter table private.prayer_search enable row level security;
revoke all on table private.prayer_search from anon, authenticated;

-- The words of public prayers: how many hold a word, and how many of those belong to the library. What is private is never
-- learned, and a word goes with the last public prayer that holds it.
create table private.search_words (
  word text collate "C" primary key,
  prayers integer not null default 0,
  library_prayers integer not null default 0
);
alter table private.search_words enable row level security;
revoke all on table private.search_words from anon, authenticated;

-- Part of a word, for the words of queries; whole words, for misspelt ones.
create index search_words_part on private.search_words using gin (word extensions.gin_trgm_ops);

-- The words of a text in search form: everything between blanks, punctuation included, so that whatever can be typed
-- without a blank is a part of one of them. Longer ones (scripts without blanks) are cut into overlapping pieces of 64
-- characters, so that any 32 characters in a row are within one piece. Not sorted, not each once.
create function private.words_of(search_text text)
returns text[]
language plpgsql
immutable
parallel safe
cost 5000
set search_path = ''
as $$
declare
  words text[] := array_remove(string_to_array(replace(search_text, e'\n', ' '), ' '), '');
begin
  if search_text !~ '[^ \n]{65}' then
    return words;
  end if;
  return array(
    select substr(word, start, 64)
    from unnest(words) as word
    cross join lateral generate_series(1, greatest(char_length(word) - 32, 1), 32) as start
  );
end;
$$;
revoke execute on function private.words_of (text) from public;

-- The words of a text that become known: each once, the first 800. The longest prayers of the library have half as many.
create function private.known_words(search_text text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array(
    select word collate "C"
    from unnest(private.words_of(search_text)) with ordinality as given (word, place)
    group by word collate "C"
    order by min(place)
    limit 800
  );
$$;
revoke execute on function private.known_words (text) from public;

-- The label of the thirty days in which a prayer was made, counted from 1970: search may ask for those of the newest days alone.
create function private.time_label(made_at timestamptz, days_before integer default 0)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select 'time ' || (floor(extract(epoch from made_at at time zone 'UTC') / 2592000)::bigint - days_before / 30);
$$;
revoke execute on function private.time_label (timestamptz, integer) from public;

-- Under what search finds a prayer: its words and its labels. Only labels hold a blank.
create function private.search_keys(search_text text, labels text[])
returns text[]
language plpgsql
immutable
parallel safe
cost 5000
set search_path = ''
as $$
begin
  return private.words_of(search_text) || labels;
end;
$$;
revoke execute on function private.search_keys (text, text[]) from public;

-- Without a list of pending rows, which every search would have to read through; compared by bytes, which takes a fraction
-- of the time that the rules of a language take. Only conditions with the same collation use it.
create index prayer_search_keys on private.prayer_search
using gin ((private.search_keys(search_text, labels) collate "C")) with (fastupdate = off)
where not is_private;

create index prayer_search_newest on private.prayer_search (created_at desc, prayer_id desc) where not is_private;
create index prayer_search_own on private.prayer_search (owner_id, created_at desc, prayer_id desc) where is_private;


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
      private.labels_of(prayers.tradition, prayers.type, prayers.category, prayers.tags)
        || private.time_label(prayers.created_at) as labels,
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
create function private.wanted_labels(tradition_name text, category_name text, type_name text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(
    array[
      'category ' || lower(left(category_name, 100)),
      'tradition ' || left(tradition_name, 100),
      case
        when type_name = 'text' or left(type_name, 100) like '% Prayer' then 'type ' || left(type_name, 100)
        else 'category ' || lower(left(type_name, 100))
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


-- The ways in which search looks for prayers: through the newest ones, or by the index of words.

-- The words of public prayers that contain a term, compared by its first 32 characters, and in how many prayers they stand, each
-- counted by itself; 1001 words when there are more than 1,000.
create function private.words_containing(term text, out words text[], out held_by bigint)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  select coalesce(array_agg(known.word), '{}'), coalesce(sum(known.prayers), 0) into words, held_by
  from (
    select word, prayers from private.search_words
    where word like private.containing(left(term, 32))
    limit 1001
  ) as known;
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

-- The known words in which a prayer says this one, with its labels: one of these keys a prayer that answers it has, every one when
-- they are all. Empty when the words are too many for the index.
create function private.keys_of(asked private.meant_word, out keys text[], out are_all boolean)
language plpgsql
stable
set search_path = ''
as $$
declare
  bare constant text := private.bare_phrase(asked.word);
begin
  keys := (select containing.words from private.words_containing(asked.word) as containing);
  are_all := cardinality(keys) <= 1000;
  if not are_all then
    keys := private.likeliest_words(asked.word);
  end if;
  if asked.form <> '' then
    keys := array(select said from unnest(keys) as said where private.bare_phrase(said) in (bare, bare || 's'));
  end if;
  keys := case when cardinality(keys) <= 1000 then keys || asked.labels else '{}' end;
end;
$$;
revoke execute on function private.keys_of (private.meant_word) from public;

-- Whether a text contains each of the terms. `strpos` skips ahead by the length of a term, where LIKE reads every letter.
create function private.holds(search_text text, terms text[])
returns boolean
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  term text;
begin
  foreach term in array terms loop
    if strpos(search_text, term) = 0 then
      return false;
    end if;
  end loop;
  return true;
end;
$$;
revoke execute on function private.holds (text, text[]) from public;

-- In how many of the newest 250 public prayers before the cursor each term stands and each word that has a meaning is
-- answered, and when the newest of these was made; null when there are not so many.
create function private.sample_newest(
  terms text[], meant private.meant_word[], cursor_time timestamptz, cursor_id uuid,
  out term_hits integer[], out meant_hits integer[], out newest_time timestamptz
)
language sql
stable
set search_path = ''
as $$
  with newest as materialized (
    select entry.created_at, entry.search_text, entry.labels
    from private.prayer_search as entry
    where not entry.is_private and (entry.created_at, entry.prayer_id) < (cursor_time, cursor_id)
    order by entry.created_at desc, entry.prayer_id desc
    limit 250
  )
  select
    case
      when (select count(*) from newest) = 250 then array(
        select (select count(*) from newest where strpos(newest.search_text, asked.term) > 0)::integer
        from unnest(terms) with ordinality as asked (term, place)
        order by asked.place
      )
    end,
    case
      when (select count(*) from newest) = 250 then array(
        select (select count(*) from newest where private.answers(newest.search_text, newest.labels, meant[asked:asked]))::integer
        from generate_subscripts(meant, 1) as asked
        order by asked
      )
    end,
    (select max(created_at) from newest);
$$;
revoke execute on function private.sample_newest (text[], private.meant_word[], timestamptz, uuid) from public;

-- Of the newest `reach` public prayers before the cursor (in the first label's list when labels are given), those that contain
-- all terms, answer all words that have a meaning and have all labels: at most `wanted`, newest first.
create function private.scan_newest(
  terms text[], meant private.meant_word[], labels text[], wanted integer, reach integer, cursor_time timestamptz,
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
    where private.holds(newest.search_text, terms)
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
        and entry.labels @> scan_newest.labels and private.holds(entry.search_text, terms)
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
-- words: the newest `reach` of them, and of those the first `wanted` that contain all terms and answer all words.
create function private.look_up_words(
  word_groups text[], terms text[], meant private.meant_word[], labels text[], wanted integer, reach integer,
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
      where entry.prayer_id = newest.prayer_id and private.holds(entry.search_text, $5)
        and (cardinality($7) = 0 or private.answers(entry.search_text, entry.labels, $7))
      limit 1
    ) as matching
    limit $6'
  using labels, cursor_time, cursor_id, reach, terms, wanted, meant, word_groups;
end;
$$;
revoke execute on function private.look_up_words (
  text[], text[], private.meant_word[], text[], integer, integer, timestamptz, uuid
) from public;


-- The search itself: which way is taken, and which prayers the viewer gets.

-- The newest `wanted` public prayers before the cursor that contain all terms, answer all words that have a meaning and have
-- all labels.
--
-- First it reads the newest 250 prayers in list order: a frequent word is found at once. A word that no public prayer holds
-- ends the search. While the prayers read so far gave so many that the page will be full within 1,500, it reads that many, or
-- 4,000 where the index would not find all; what 2,000 prayers hold at most is for the index at once. So is the rest: what stands
-- in less than 15 % of the newest prayers, at first among those of the last days when more than 2,000 may hold it.
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
    from private.scan_newest(by_length, meant, labels, wanted, 250, cursor_time, cursor_id) as scanned
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
    foreach reach in array case when is_exact then array[1500] else array[1500, 4000] end loop
      exit when is_exact and fewest <= 2000;
      exit when cardinality(word_groups) > 0
        and cardinality(found_ids) * case when is_exact then 1500 else 4000 end < wanted * has_read * 1.3;
      found_ids := array(
        select scanned.prayer_id
        from private.scan_newest(by_length, meant, labels, wanted, reach, cursor_time, cursor_id) as scanned
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
  query text, page_size integer, before_created_at timestamptz, before_id uuid, tradition_name text, category_name text,
  type_name text
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
  labels constant text[] := private.wanted_labels(tradition_name, category_name, type_name);
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


-- What a misspelt query may have meant. Candidates come from the index of trigrams and, as SymSpell finds them, from an index of
-- deletion variants: two words that share one differ by a letter more, less, other or exchanged with its neighbour. The distance
-- of Damerau and Levenshtein ranks them. docs/decisions/046 compares it with what fuzzystrmatch and pg_trgm offer.

-- A word without the punctuation around it, when it can be offered to somebody who misspelt one: four to thirty letters
-- (with apostrophes and hyphens inside); null for any other.
create function private.bare_word(word text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select substring(
    word from
    '^[\u0021-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u206F]*([^\s\u0021-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u206F][^][\s\u0021-\u0026\u0028-\u002C\u002E-\u0040\u005C\u005E-\u0060\u007B-\u007E\u2010-\u206F]{2,28}[^\s\u0021-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u206F])[\u0021-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u206F]*$'
  );
$$;
revoke execute on function private.bare_word (text) from public;

-- The deletion variants of a word: itself, and itself with each one of its letters left out; empty for null.
create function private.deletion_variants(word text)
returns text[]
language sql
immutable
parallel safe
cost 500
set search_path = ''
as $$
  select array(
    select left(word, place) || substr(word, place + 2) from generate_series(0, char_length(word)) as place
  );
$$;
revoke execute on function private.deletion_variants (text) from public;

create index search_words_deletions on private.search_words
using gin ((private.deletion_variants(private.bare_word(word)))) with (fastupdate = off);

create index word_meanings_deletions on private.word_meanings
using gin ((private.deletion_variants(private.bare_word(phrase)))) with (fastupdate = off) where labels <> '{}';

-- The distance of Damerau and Levenshtein between two words (optimal string alignment): how many letters must be inserted, deleted,
-- substituted or exchanged with a neighbour to turn one into the other; `most` + 1 when that is more than `most`.
create function private.damerau_levenshtein(one text, other text, most integer)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  beyond constant integer := most + 1;
  ones constant text[] := string_to_array(one, null);
  others constant text[] := string_to_array(other, null);
  width constant integer := cardinality(others);
  before_last integer[];
  last integer[] := array(select least(place, beyond) from generate_series(0, width) as place);
  current_row integer[];
  steps integer;
  fewest_of_last integer := 0;
  fewest integer;
begin
  for i in 1..cardinality(ones) loop
    -- Whoever is further from the diagonal than `most` is beyond.
    current_row := array_fill(beyond, array[width + 1]);
    current_row[1] := least(i, beyond);
    fewest := current_row[1];
    for j in greatest(1, i - most)..least(width, i + most) loop
      steps := least(
        last[j + 1] + 1,
        current_row[j] + 1,
        last[j] + (ones[i] <> others[j])::integer,
        beyond
      );
      if i > 1 and j > 1 and ones[i] = others[j - 1] and ones[i - 1] = others[j] then
        steps := least(steps, before_last[j - 1] + 1);
      end if;
      current_row[j + 1] := steps;
      fewest := least(fewest, steps);
    end loop;
    -- An exchange reaches back over two rows.
    if fewest > most and fewest_of_last >= most then
      return beyond;
    end if;
    before_last := last;
    last := current_row;
    fewest_of_last := fewest;
  end loop;
  return last[width + 1];
end;
$$;
revoke execute on function private.damerau_levenshtein (text, text, integer) from public;

-- Whether public prayers of at least three people hold one of these words, as far as 1,000 prayers tell; mostly the first twenty do.
-- What accounts left behind when they were removed counts for nobody.
create function private.is_used_by_three(words text[])
returns boolean
language plpgsql
stable
set search_path = ''
-- It would read all prayers along an index to count the authors of a thousand: docs/decisions/046.
set enable_seqscan = off
set enable_indexscan = off
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  holding uuid[];
  enough integer;
begin
  -- A plan can use the index of words for conditions on constants only.
  execute format(
    'select array(
      select prayer_id from private.prayer_search
      where not is_private and private.search_keys(search_text, labels) && (%L::text[] collate "C") limit 1000
    )',
    words
  ) into holding;
  foreach enough in array array[20, 1000] loop
    if (select count(distinct user_id) from public.prayers where id = any (holding[:enough])) >= 3 then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
revoke execute on function private.is_used_by_three (text[]) from public;

-- The known words nearest to a misspelt one, nearest first, at most five: one letter between in words of four to seven letters,
-- two at most in longer ones, and short words begin alike; of these the nearest, then the ones that begin alike, then the ones
-- made of the same letters, then by the likeness of their three-letter pieces. Only words that mean something to a search, or
-- that the library or at least three people use: what one person wrote is not offered to strangers.
create function private.nearest_words(term text)
returns text[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  most constant integer := case when char_length(term) < 8 then 1 else 2 end;
  near record;
  offered text[] := '{}';
begin
  for near in
    select likely.*
    from (
      select bare.*, private.damerau_levenshtein(bare.word, term, most) as letters
      from (
        select private.bare_word(known.word) as word, array_agg(known.word) as forms, sum(known.prayers) as prayers,
          bool_or(known.is_of_library) as is_of_library
        from (
          select alike.word, alike.prayers, alike.library_prayers > 0 as is_of_library
          from private.search_words as alike where alike.word operator(extensions.%) term
          union
          select alike.word, alike.prayers, alike.library_prayers > 0 from private.search_words as alike
          where private.deletion_variants(private.bare_word(alike.word)) && private.deletion_variants(term)
          union
          select alike.phrase, 0, true from private.word_meanings as alike
          where alike.labels <> '{}' and alike.phrase operator(extensions.%) term
          union
          select alike.phrase, 0, true from private.word_meanings as alike
          where alike.labels <> '{}' and private.deletion_variants(private.bare_word(alike.phrase)) && private.deletion_variants(term)
        ) as known
        group by 1
      ) as bare
      where abs(char_length(bare.word) - char_length(term)) <= 2 and (bare.is_of_library or bare.prayers >= 3)
      order by extensions.similarity(bare.word, term) desc, bare.word
      limit 60
    ) as likely
    where likely.letters <= most
      and (char_length(term) > 5 or left(likely.word, 1) = left(term, 1) or left(likely.word, 2) = reverse(left(term, 2)))
    order by likely.letters, left(likely.word, 1) <> left(term, 1), translate(likely.word, term, '') <> '',
      extensions.similarity(likely.word, term) desc, likely.word
  loop
    if near.is_of_library or private.is_used_by_three(near.forms) then
      offered := offered || near.word::text;
    end if;
    exit when cardinality(offered) = 5;
  end loop;
  return offered;
end;
$$;
revoke execute on function private.nearest_words (text) from public;

-- Whether a public prayer that search can find says the term. A word that contains a term stands in a public prayer, which need not
-- be read; what no word contains can be a rare word of a very long prayer.
create function private.is_said(term text)
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
    return exists (select from private.scan_newest(array[term], '{}', '{}', 1, 250, 'infinity', cursor_id));
  end if;
  return exists (select from private.find_public_prayers(array[term], '{}', '{}', 1, 'infinity', cursor_id));
end;
$$;
revoke execute on function private.is_said (text) from public;

-- What a misspelt query may have meant, to be offered and never taken: the query with each word that nobody knows replaced by
-- the nearest that does. Known is what stands in a public prayer or among the words of the catalogue. What it returns is found
-- in a public prayer, all words together. Null when every word is known, when more than three of the first six are not, or
-- when nothing is near. It runs with its owner's rights because nobody else reads the words, and looks at public prayers only.
create function private.suggest_search(query text)
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
    if asked.labels <> '{}' or private.is_said(asked.word) then
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


-- The call that the API offers: one answer to a search, {"prayers": …, "subjects": …, "nearest": …}.
--
-- prayers: rows with their number of likes ({"likes": n} under like_counts), newest first, that contain every word of the query
-- somewhere in their title or texts, or answer to what it means (private.word_meanings), without regard to order, case and
-- accents; with a tradition, a category (or a tag of its name) or a type, only those. The query is cut after 200 characters and
-- 12 words; a blank one finds nothing. At most 100 rows a page (20 when not said); the last row's created_at and id lead to the
-- next page. Row-level security decides once more what the viewer gets. Words that are very short or in nearly all prayers are
-- looked for among the newest only: private.find_public_prayers says how far.
--
-- The first page says two things more. subjects: the traditions and categories that the query names ({"kind", "name"}; see
-- private.subjects_of). nearest: when nothing was found, what the query may have meant (private.suggest_search), else null.
create function public.search_prayers(
  query text,
  page_size integer default 20,
  before_created_at timestamptz default null,
  before_id uuid default null,
  tradition_name text default null,
  category_name text default null,
  type_name text default null
)
returns json
language plpgsql
stable
set search_path = ''
as $$
declare
  is_first constant boolean := before_created_at is null and before_id is null;
  prayers json;
begin
  select json_agg(listed order by listed.created_at desc, listed.id desc)
  into prayers
  from (
    select found.id, found.title, found.short_text, found.medium_text, found.long_text, found.tradition, found.category,
      found.type, found.author, found.source, found.tags, found.language, found.user_id, found.is_remix,
      found.original_prayer_id, found.remix_author, found.is_private, found.withheld_as, found.created_at, found.updated_at,
      (select json_build_object('likes', counted.likes) from public.like_counts as counted where counted.prayer_id = found.id)
        as like_counts
    from public.prayers as found
    where found.id = any (
      array(
        select matching.prayer_id
        from private.find_prayer_ids(
          query, page_size, before_created_at, before_id, tradition_name, category_name, type_name
        ) as matching
      )
    )
  ) as listed;
  return json_build_object(
    'prayers', coalesce(prayers, '[]'),
    'subjects', case
      when is_first then (select coalesce(json_agg(named), '[]') from private.subjects_of(left(query, 1000)) as named)
      else '[]'
    end,
    'nearest', case when is_first and prayers is null then private.suggest_search(left(query, 1000)) end
  );
end;
$$;
revoke execute on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text)
from public, anon, authenticated;
grant execute on function public.search_prayers (text, integer, timestamptz, uuid, text, text, text)
to anon, authenticated, service_role;
