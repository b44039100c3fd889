-- What search offers where nothing was found, and plurals on “ies”.

-- What a text must contain to say a plain word: where it may be a word for more than one, what one and more than one share. Of
-- shorter words too little would be left (“sons”: “son” is a part of “reason”, “cities”: “cit”), and other words end alike (“grass”,
-- “Jesus”).
create or replace function private.term_of(word text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when word ~ '^(.{5,}|.{2,}([a-z])\2)ies$' then left(word, -3)
    when word ~ '^.{2,}(ch|sh|ss|x|zz)es$' then left(word, -2)
    when word ~ '^.{3,}[^sui]s$' then left(word, -1)
    else word
  end;
$$;
revoke execute on function private.term_of (text) from public;

-- The known words nearest to a misspelt one, nearest first, at most five: one letter between in words of four to seven letters,
-- two at most in longer ones, and short words begin alike; of these the nearest, then the ones that begin alike, then those that
-- stand in the most prayers, then those made of the same letters, then by the likeness of their three-letter pieces. Only words that
-- mean something to a search, or that the library or at least three people use: what one person wrote is not offered to strangers.
create or replace function private.nearest_words(term text)
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
    order by likely.letters, left(likely.word, 1) <> left(term, 1), likely.prayers desc,
      translate(likely.word, term, '') <> '', extensions.similarity(likely.word, term) desc, likely.word
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

-- Whether a public prayer answers a query; null for null.
create function private.is_found(query text)
returns boolean
language plpgsql
stable
strict
set search_path = ''
as $$
declare
  cursor_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  asked constant record := private.read_query(query);
begin
  return exists (select from private.find_public_prayers(asked.terms, asked.meant, '{}', 1, 'infinity', cursor_id));
end;
$$;
revoke execute on function private.is_found (text) from public;

-- The known phrase of several words that a whole query is a slip of (“yom kipur”); null where none is near.
create function private.nearest_phrase(query text)
returns text
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  typed constant text := private.bare_phrase(left(query, 100));
begin
  return (
    select known.phrase
    from private.word_meanings as known
    where known.labels <> '{}' and strpos(known.phrase, ' ') > 0 and known.phrase operator(extensions.%) typed
      and private.damerau_levenshtein(known.phrase, typed, 2) between 1 and case when char_length(typed) < 8 then 1 else 2 end
    order by private.damerau_levenshtein(known.phrase, typed, 2), extensions.similarity(known.phrase, typed) desc, known.phrase
    limit 1
  );
end;
$$;
revoke execute on function private.nearest_phrase (text) from public;

-- What a query that found nothing may have meant, to be offered and never taken: the known phrase that it is a slip of, or the
-- query with each word that nobody knows replaced by the nearest that somebody does; where that leads nowhere, its words that mean something, without the others (“drug addiction”:
-- “addiction”). Known is what stands in a public prayer or among the words of the catalogue. What it returns is found in a public
-- prayer, all words together; null where nothing is. It runs with its owner's rights because nobody else reads the words, and looks at
-- public prayers only.
create or replace function private.suggest_search(query text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  said text[] := '{}';
  tried text[];
  unknown text[] := '{}';
  meant text[] := '{}';
  is_hopeless boolean := false;
  asked record;
  term text;
  near text;
  has_near boolean;
begin
  -- Known words first: what is offered must be found together with them.
  for asked in select * from private.read_words(query) as words where words.place <= 6 order by words.place loop
    if asked.labels <> '{}' then
      meant := meant || asked.typed;
    end if;
    if asked.labels <> '{}' or private.asks_for_prayer(asked.word) or private.is_said(private.term_of(asked.word)) then
      said := said || asked.typed;
    -- People know the word, no prayer says it: nothing near is meant, and nothing is found together with it.
    elsif asked.is_known then
      is_hopeless := true;
    else
      unknown := unknown || asked.word;
      said := said || null::text;
    end if;
  end loop;
  if cardinality(unknown) > 0 then
    near := private.nearest_phrase(query);
    if private.is_found(near) then
      return near;
    end if;
  end if;
  is_hopeless := is_hopeless or cardinality(unknown) not between 1 and 3;

  foreach term in array unknown loop
    exit when is_hopeless;
    has_near := false;
    foreach near in array private.nearest_words(term) loop
      tried := said;
      tried[array_position(tried, null)] := near;
      has_near := private.is_found(array_to_string(tried, ' '));
      exit when has_near;
    end loop;
    said := tried;
    is_hopeless := not has_near;
  end loop;
  if not is_hopeless then
    return array_to_string(said, ' ');
  end if;
  if cardinality(meant) > 0 and private.is_found(array_to_string(meant, ' ')) then
    return array_to_string(meant, ' ');
  end if;
  return null;
end;
$$;
revoke execute on function private.suggest_search (text) from public;
grant execute on function private.suggest_search (text) to anon, authenticated, service_role;
