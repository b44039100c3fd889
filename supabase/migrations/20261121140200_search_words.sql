-- What search looks through, now word by word: a word of the query may stand anywhere within a word of the text, so search
-- looks up which known words contain it and asks an index for the prayers that hold one of those. Exact, and far smaller
-- than the index of all three-letter pieces before it, which also left many prayers to be read in vain.
drop trigger prayers_index_for_search on public.prayers;
drop function private.index_prayer_for_search();
drop index private.prayer_search_text;
drop index private.prayer_search_newest;

-- The same form as before, three times as quickly: most texts are composed already and hold no white space to collapse.
create or replace function private.search_form(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if value is not nfc normalized then
    value := normalize(value, nfc);
  end if;
  return btrim(
    regexp_replace(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)), '\s{2,}|[^\S ]', ' ', 'g'
    )
  );
end;
$$;

alter table private.prayer_search
add column is_private boolean not null default false,
-- The owner of a private prayer only.
add column owner_id uuid,
add column labels text[] not null default '{}',
-- Plain and in the row itself: unpacking would take longer than comparing.
alter column search_text set storage external,
set (toast_tuple_target = 8160);

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

-- The words of public prayers. What is private is never learned. A word stays when its last prayer goes: searching for it
-- finds nothing then, and nearest_search offers only what finds something.
create table private.search_words (
  word text collate "C" primary key
);

alter table private.search_words enable row level security;
revoke all on table private.search_words from anon, authenticated;

-- Keeps what search knows about these prayers. Words are inserted in one order, so that people who write at once wait for
-- each other at most and never in a circle. A known word is passed over by its key: to ask first which words are new would
-- leave it to the planner, which while the table fills may read all of it for each word.
create function private.index_prayers(ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.prayer_search (prayer_id, created_at, search_text, is_private, owner_id, labels)
  select
    id,
    created_at,
    concat_ws(
      e'\n',
      private.search_form(title),
      private.search_form(short_text),
      private.search_form(medium_text),
      private.search_form(long_text)
    ),
    is_private,
    case when is_private then user_id end,
    private.labels_of(tradition, type, category, tags)
  from public.prayers
  where id = any (ids)
  on conflict (prayer_id) do update
  set search_text = excluded.search_text,
    is_private = excluded.is_private,
    owner_id = excluded.owner_id,
    labels = excluded.labels;

  insert into private.search_words (word)
  select distinct word collate "C"
  from private.prayer_search as entry
  cross join lateral unnest(private.words_of(entry.search_text)) as word
  where entry.prayer_id = any (ids) and not entry.is_private
  order by 1
  on conflict do nothing;
end;
$$;
revoke execute on function private.index_prayers (uuid[]) from public;

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
comment on function private.index_new_prayers () is 'Lets search find new prayers.';
revoke execute on function private.index_new_prayers () from public;

create trigger prayers_index_new
after insert on public.prayers
referencing new table as new_prayers
for each statement execute function private.index_new_prayers();

create function private.index_changed_prayer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.index_prayers(array[new.id]);
  return null;
end;
$$;
comment on function private.index_changed_prayer () is 'Lets search find a changed prayer by what it says now, and its reader.';
revoke execute on function private.index_changed_prayer () from public;

create trigger prayers_index_changed
after update of
  title, short_text, medium_text, long_text, tradition, type, category, tags, is_private, user_id
on public.prayers
for each row
when (
  (new.title, new.short_text, new.medium_text, new.long_text, new.tradition, new.type, new.category, new.tags,
    new.is_private, case when new.is_private then new.user_id end)
  is distinct from
  (old.title, old.short_text, old.medium_text, old.long_text, old.tradition, old.type, old.category, old.tags,
    old.is_private, case when old.is_private then old.user_id end)
)
execute function private.index_changed_prayer();

select private.index_prayers(array(select id from public.prayers));

-- Without a list of pending rows, which every search would have to read through; compared by bytes, which takes a fraction
-- of the time that the rules of a language take. Only conditions with the same collation use it.
create index prayer_search_keys on private.prayer_search
using gin ((private.search_keys(search_text, labels) collate "C")) with (fastupdate = off)
where not is_private;

create index prayer_search_newest on private.prayer_search (created_at desc, prayer_id desc) where not is_private;
create index prayer_search_own on private.prayer_search (owner_id, created_at desc, prayer_id desc) where is_private;

-- Part of a word, for the words of queries; whole words, for misspelt ones.
create index search_words_part on private.search_words using gin (word extensions.gin_trgm_ops);

analyze private.prayer_search;
analyze private.search_words;
