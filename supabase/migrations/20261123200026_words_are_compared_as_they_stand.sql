-- A word with a meaning is found in a text as it stands: strpos reads a text four times as quickly as LIKE does, and a search may
-- compare thousands.

-- A word that has a meaning: a prayer answers it that has one of the labels or says it (also by the regular expression `form`
-- when the word must stand for itself; else '').
alter type private.meant_word drop attribute pattern;

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

-- Whether a prayer answers each of the words, by its labels or by what it says.
create or replace function private.answers(search_text text, labels text[], meant private.meant_word[])
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
    continue when strpos(search_text, asked.word) > 0 and search_text ~ asked.form;
    return false;
  end loop;
  return true;
end;
$$;
revoke execute on function private.answers (text, text[], private.meant_word[]) from public;
