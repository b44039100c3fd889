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
  select case
    when bare ~ '^[^][\s\u0021-\u0026\u0028-\u002C\u002E-\u0040\u005C\u005E-\u0060\u007B-\u007E\u2010-\u206F]{4,30}$' then bare
  end
  from (
    select regexp_replace(word, '^[\u0021-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u206F]+|[\u0021-\u0040\u005B-\u0060\u007B-\u007E\u2010-\u206F]+$', '', 'g') as bare
  ) as tidy;
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
-- substituted or exchanged with a neighbour to turn one into the other. For words of up to 40 letters.
create function private.damerau_levenshtein(one text, other text)
returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  width constant integer := char_length(other);
  before_last integer[];
  last integer[] := array(select generate_series(0, width));
  current_row integer[];
  steps integer;
begin
  for i in 1..char_length(one) loop
    current_row := array[i];
    for j in 1..width loop
      steps := least(
        last[j + 1] + 1,
        current_row[j] + 1,
        last[j] + (substr(one, i, 1) <> substr(other, j, 1))::integer
      );
      if i > 1 and j > 1 and substr(one, i, 1) = substr(other, j - 1, 1) and substr(one, i - 1, 1) = substr(other, j, 1)
      then
        steps := least(steps, before_last[j - 1] + 1);
      end if;
      current_row := current_row || steps;
    end loop;
    before_last := last;
    last := current_row;
  end loop;
  return last[width + 1];
end;
$$;
revoke execute on function private.damerau_levenshtein (text, text) from public;

-- How many people's public prayers hold one of these words, counted in at most 1,000 prayers. What accounts left behind when
-- they were removed counts for nobody.
create function private.people_using(words text[])
returns bigint
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
  near record;
  offered text[] := '{}';
begin
  for near in
    select likely.*
    from (
      select bare.*, private.damerau_levenshtein(bare.word, term) as letters
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
revoke execute on function private.nearest_words (text) from public;

-- The query with its unknown words replaced; see public.nearest_search. It runs with its owner's rights because nobody
-- else reads the words, and looks at public prayers only.
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
revoke execute on function private.suggest_search (text) from public;
grant execute on function private.suggest_search (text) to anon, authenticated, service_role;

-- What a misspelt query may have meant, to be offered and never taken: the query with each word that nobody knows replaced by
-- the nearest that does. Known is what stands in a public prayer or among the words of the catalogue. What it returns is found
-- in a public prayer, all words together. Null when every word is known, when more than three of the first six are not, or
-- when nothing is near.
create function public.nearest_search(query text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.suggest_search(left(query, 1000));
$$;
revoke execute on function public.nearest_search (text) from public, anon, authenticated;
grant execute on function public.nearest_search (text) to anon, authenticated, service_role;
