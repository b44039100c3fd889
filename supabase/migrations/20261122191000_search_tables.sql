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
