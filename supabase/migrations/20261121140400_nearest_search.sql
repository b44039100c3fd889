-- For misspelt words: what each known word looks like with one letter left out. Two words that share one of these differ by
-- a letter more, less, other or exchanged with its neighbour.

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

-- The word itself and the word with each of its letters left out; empty for null.
create function private.word_stubs(word text)
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
revoke execute on function private.word_stubs (text) from public;

create index search_words_stubs on private.search_words
using gin ((private.word_stubs(private.bare_word(word)))) with (fastupdate = off);

-- How many letters must be added, left out, changed or exchanged with a neighbour to turn one word into the other
-- (Damerau and Levenshtein, optimal alignment); for words of up to 40 letters.
create function private.letters_between(one text, other text)
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
revoke execute on function private.letters_between (text, text) from public;

-- The known words nearest to a misspelt one, nearest first, at most five: with as few letters between as possible, at most
-- one for each three letters of the word; of these the ones that begin alike, then the ones made of the same letters, then
-- by the likeness of their three-letter pieces.
create function private.nearest_words(term text)
returns text[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
begin
  return array(
    select near.word
    from (
      select likely.word, private.letters_between(likely.word, term) as letters
      from (
        select bare.word
        from (
          select private.bare_word(known.word) as word
          from private.search_words as known
          where known.word operator(extensions.%) term
          union
          select private.bare_word(known.word)
          from private.search_words as known
          where private.word_stubs(private.bare_word(known.word)) && private.word_stubs(term)
        ) as bare
        where abs(char_length(bare.word) - char_length(term)) <= 2
        order by extensions.similarity(bare.word, term) desc, bare.word
        limit 60
      ) as likely
    ) as near
    where near.letters <= greatest(1, char_length(term) / 3)
    order by near.letters, left(near.word, 1) <> left(term, 1), translate(near.word, term, '') <> '',
      extensions.similarity(near.word, term) desc, near.word
    limit 5
  );
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
  typed text;
  term text;
  near text;
  said text[] := '{}';
  terms text[] := '{}';
  unknown text[] := '{}';
  has_near boolean;
begin
  -- Known words first: what is offered must be found together with them.
  for typed in
    select word from regexp_split_to_table(btrim(left(btrim(query), 200)), '\s+') with ordinality as given (word, place)
    where word <> '' order by place limit 6
  loop
    term := private.search_form(typed);
    if exists (select 1 from private.find_public_prayers(array[term], '{}', 1, 'infinity', cursor_id)) then
      terms := terms || term;
      said := said || typed;
    else
      unknown := unknown || term;
      said := said || null::text;
    end if;
  end loop;
  if cardinality(unknown) not between 1 and 3 then
    return null;
  end if;

  foreach term in array unknown loop
    has_near := false;
    foreach near in array private.nearest_words(term) loop
      if exists (select 1 from private.find_public_prayers(terms || near, '{}', 1, 'infinity', cursor_id)) then
        terms := terms || near;
        said[array_position(said, null)] := near;
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

-- What a misspelt query may have meant: the query with each word that stands in no public prayer replaced by the nearest one
-- that does. What it returns is found in a public prayer, all words together. Null when every word is known, when more
-- than three of the first six are not, or when nothing is near.
create function public.nearest_search(query text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.suggest_search(query);
$$;
revoke execute on function public.nearest_search (text) from public, anon, authenticated;
grant execute on function public.nearest_search (text) to anon, authenticated, service_role;
