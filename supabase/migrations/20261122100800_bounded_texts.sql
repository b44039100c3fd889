-- Triggers tidied whatever was sent before a constraint looked at its length: a million equal tags took 4.5 seconds and were
-- accepted as one. What is too large is now refused before anything walks it.

-- Refuses a text that is several times as long as its column takes: tidying may shorten a text, but not to a fraction. Bytes,
-- because they are counted without reading; a character has four at most.
create function private.refuse_long_text(name text, value text, most_characters integer)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if octet_length(value) > 8 * most_characters then
    raise exception using
      errcode = '22001', message = format('The %s is longer than %s characters.', name, most_characters);
  end if;
end;
$$;
revoke execute on function private.refuse_long_text (text, text, integer) from public;
grant execute on function private.refuse_long_text (text, text, integer) to authenticated, service_role;

-- Refuses tags that are too many or too long, one by one or together, by looking at 24 of them at most.
create function private.refuse_many_tags(tags text[])
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if cardinality(tags) > 24 or array_ndims(tags) > 1 then
    raise exception using errcode = '22001', message = 'A prayer has 12 tags at most.';
  end if;
  if exists (select from unnest(tags) as tag where octet_length(tag) > 320) then
    raise exception using errcode = '22001', message = 'A tag has 40 characters at most.';
  end if;
end;
$$;
revoke execute on function private.refuse_many_tags (text[]) from public;
grant execute on function private.refuse_many_tags (text[]) to authenticated, service_role;

-- Keeps a prayer's text in one form, whoever writes it.
create or replace function private.tidy_prayer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('title', new.title, 200);
  perform private.refuse_long_text('tradition', new.tradition, 60);
  perform private.refuse_long_text('category', new.category, 60);
  perform private.refuse_long_text('type', new.type, 80);
  perform private.refuse_long_text('author', new.author, 80);
  perform private.refuse_long_text('source', new.source, 80);
  perform private.refuse_long_text('name of the remixer', new.remix_author, 30);
  perform private.refuse_long_text('short text', new.short_text, 2000);
  perform private.refuse_long_text('medium text', new.medium_text, 5000);
  perform private.refuse_long_text('long text', new.long_text, 10000);
  perform private.refuse_many_tags(new.tags);

  new.title := private.plain_line(new.title);
  new.tradition := private.plain_line(new.tradition);
  new.category := private.plain_line(new.category);
  new.type := private.plain_line(new.type);
  new.author := private.plain_line(new.author);
  new.source := private.plain_line(new.source);
  new.remix_author := private.plain_line(new.remix_author);
  new.tags := private.tidy_tags(new.tags);
  if new.short_text is not null then
    new.short_text := coalesce(private.tidy_text(new.short_text), '');
  end if;
  new.medium_text := private.tidy_text(new.medium_text);
  new.long_text := private.tidy_text(new.long_text);
  return new;
end;
$$;

-- True for a list of tags as the app stores them: at most 12, each one line of 1 to 40 characters in lower case. The case keeps
-- the order: conditions side by side may be asked in any.
create or replace function private.are_tidy_tags(tags text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when cardinality(tags) > 12 then false
    else not exists (
      select 1 from unnest(tags) as tag
      where tag is null or char_length(tag) not between 1 and 40 or tag <> lower(tag)
    )
  end;
$$;

-- The words a query asks for, in search form: cut after 200 characters and 12 words, each once, without those that are
-- part of another, since who holds the longer one holds them too. Blanks before the words are looked for in 1,000 characters.
create or replace function private.search_terms(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  with asked as (
    select word, min(place) as place
    from unnest(string_to_array(private.search_form(left(btrim(left(query, 1000)), 200)), ' '))
      with ordinality as given (word, place)
    where word <> ''
    group by word
    order by 2
    limit 12
  )
  select array(
    select word
    from asked
    where not exists (
      select 1 from asked as longer where longer.word <> asked.word and strpos(longer.word, asked.word) > 0
    )
    order by place
  );
$$;

-- What a misspelt query may have meant: the query with each word that stands in no public prayer replaced by the nearest one
-- that does. What it returns is found in a public prayer, all words together. Null when every word is known, when more
-- than three of the first six are not, or when nothing is near.
create or replace function public.nearest_search(query text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.suggest_search(left(query, 1000));
$$;

-- Prayers of a category, newest first: those filed under it, without regard to case, and those tagged with its name in
-- lower case. At most 100 rows a page (20 when not said); the last row's created_at and id lead to the next page. A name is
-- cut where none is longer. Row-level security decides once more what the viewer gets.
create or replace function public.category_prayers(
  in_category text,
  page_size integer default 20,
  before_created_at timestamptz default null,
  before_id uuid default null
)
returns setof public.prayers
language sql
stable
set search_path = ''
as $$
  select prayers.*
  from public.prayers
  where prayers.id = any (
    array(
      select found
      from private.find_category_ids(left(in_category, 100), page_size, before_created_at, before_id) as found
    )
  )
  order by prayers.created_at desc, prayers.id desc;
$$;

-- The labels a prayer must have to pass the filters that are given. A type is asked for as it is stored ('Peace Prayer', 'text') or
-- by the name of one of the 24 types ('Peace'): a prayer is stored under '<category> Prayer' and carries the name of the type
-- it was made for as a tag, and tags are labels beside the category. Names are cut where none is longer.
create or replace function private.wanted_labels(in_tradition text, in_category text, of_type text)
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
        when of_type = 'text' or left(of_type, 100) like '% Prayer' then 'type ' || left(of_type, 100)
        else 'category ' || lower(left(of_type, 100))
      end
    ],
    null
  );
$$;

-- A username is typed to delete an account; a longer text is none.
create or replace function public.delete_account(typed_username text, remove_public_prayers boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The policies show a person that person's own pictures and no others.
  if exists (
    select 1 from storage.objects where bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text)
  ) then
    raise exception 'There are pictures left to remove first.' using errcode = 'P0001';
  end if;
  perform private.remove_own_account(left(typed_username, 200), remove_public_prayers);
end;
$$;
