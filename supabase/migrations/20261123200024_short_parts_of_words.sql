-- Searches for one or two letters or for signs: an index finds the words that hold them, and signs get no offers of their own.

-- The letters and pairs of letters of a word, and so every part of it that the index of three-letter pieces can not find.
create function private.short_parts(word text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array(
    select substr(word, place, width)
    from generate_series(1, char_length(word)) as place
    cross join generate_series(1, 2) as width
    where place + width - 1 <= char_length(word)
  );
$$;
revoke execute on function private.short_parts (text) from public;

create index search_words_short_part on private.search_words using gin (private.short_parts(word));
-- Whether to use it depends on how many words hold a part; until the next analysis the planner would guess.
analyze private.search_words;

-- The words of public prayers that contain a term, compared by its first 32 characters, and in how many prayers they stand, each
-- counted by itself; 1001 words when there are more than 1,000.
create or replace function private.words_containing(term text, out words text[], out held_by bigint)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  part constant text := left(term, 32);
begin
  if part ~ '[[:alnum:]]{3}' then
    select coalesce(array_agg(known.word), '{}'), coalesce(sum(known.prayers), 0) into words, held_by
    from (
      select word, prayers from private.search_words
      where word like private.containing(part)
      limit 1001
    ) as known;
  else
    select coalesce(array_agg(known.word), '{}'), coalesce(sum(known.prayers), 0) into words, held_by
    from (
      select word, prayers from private.search_words
      where private.short_parts(word) @> private.short_parts(part) and word like private.containing(part)
      limit 1001
    ) as known;
  end if;
end;
$$;
revoke execute on function private.words_containing (text) from public;

-- What a query that found nothing may have meant, to be offered and never taken: the known phrase that it is a slip of, or the
-- query with each word that nobody knows replaced by the nearest that somebody does, and without its signs (“faith & hope”: “faith
-- hope”); where that leads nowhere, its words that mean something, without the others (“drug addiction”: “addiction”). Known is what
-- stands in a public prayer or among the words of the catalogue. What it returns is found in a public prayer, all words together; null
-- where nothing is. It runs with its owner's rights because nobody else reads the words, and looks at public prayers only.
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
  has_signs boolean := false;
  asked record;
  term text;
  near text;
  has_near boolean;
begin
  -- Known words first: what is offered must be found together with them.
  for asked in select * from private.read_words(query) as words where words.place <= 6 order by words.place loop
    if private.bare_phrase(asked.word) = '' then
      has_signs := true;
      continue;
    end if;
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
  if cardinality(unknown) = 0 and cardinality(said) > 0 and has_signs and private.is_found(array_to_string(said, ' ')) then
    return array_to_string(said, ' ');
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
