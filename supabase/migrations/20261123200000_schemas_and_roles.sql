-- The schema that the API never shows, the extensions, what each role may spend, and who is asking.

-- For trigger functions, counters and search texts: PostgREST serves `public` only.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- As hosted projects have it from the start; PostgREST applies a role's settings to its requests.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception
  when insufficient_privilege then
    raise notice 'The time limits of anon and authenticated are left as they are.';
end;
$$;

-- Who is asking: the account of the session, or null for a visitor. Also null for a session that gave only the password
-- (aal1) of an account with a verified second factor: until the code is given it may do what a visitor may. It runs with
-- its owner's rights because API roles can not read auth.mfa_factors, and takes no argument that could name another.
-- Ask `(select private.viewer_id())`, which Postgres evaluates once a statement.
create function private.viewer_id()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select session.account_id
  from (select auth.uid() as account_id, auth.jwt() ->> 'aal' as assurance) as session
  where session.assurance is not distinct from 'aal2'
    or not exists (
      select 1 from auth.mfa_factors as factor
      where factor.user_id = session.account_id and factor.status = 'verified'
    );
$$;
revoke execute on function private.viewer_id () from public;
grant execute on function private.viewer_id () to anon, authenticated, service_role;

-- Asked by PostgREST before each request (`db-pre-request`): refuses counts that come from the planner. How large a table
-- is, private rows included, it would still tell; and nothing of ours asks for them.
create function private.check_request()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if coalesce(current_setting('request.headers', true), '') = '' then
    return;
  end if;
  if lower(current_setting('request.headers', true)::jsonb ->> 'prefer') ~ 'count\s*=\s*"?(planned|estimated)' then
    raise exception using
      errcode = 'PT400', message = 'Only exact counts are answered here: ask with "Prefer: count=exact".';
  end if;
end;
$$;
revoke execute on function private.check_request () from public;
grant execute on function private.check_request () to anon, authenticated, service_role;

-- The hosted API takes settings from the role it signs in with. The embedded backend has no such role and refuses by itself.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  end if;
end;
$$;

-- Keeps no statistics by value about a table whose rows not everybody may read, nor about the expressions of its indexes.
-- Policies do not reach the planner's statistics: whoever asks for a planned count, or reads a plan, is told how many rows the
-- planner expects, and it takes frequent values and histograms from all rows: one person's private prayers, another's likes, a
-- title that nobody may read. Without them the planner expects the same of every value; each list has an index in its order,
-- which needs no such knowledge. Call it again after adding a column; tests/db/planner-statistics.test.ts tells.
create function private.forget_statistics(guarded regclass)
returns void
language plpgsql
set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select attname from pg_catalog.pg_attribute where attrelid = guarded and attnum > 0 and not attisdropped
  loop
    execute format('alter table %s alter column %I set statistics 0', guarded, place.attname);
  end loop;
  for place in
    select index.indexrelid::regclass as name, key.position
    from pg_catalog.pg_index as index
    cross join lateral unnest(index.indkey::int2[]) with ordinality as key (column_number, position)
    where index.indrelid = guarded and key.column_number = 0
  loop
    execute format('alter index %s alter column %s set statistics 0', place.name, place.position);
  end loop;
  -- What an earlier ANALYZE noted stays otherwise. Only a superuser may remove it, which on a hosted project nobody is:
  -- docs/decisions/027 says what to do there.
  begin
    delete from pg_catalog.pg_statistic
    where starelid = guarded
      or starelid in (select indexrelid from pg_catalog.pg_index where indrelid = guarded);
  exception
    when insufficient_privilege then
      null;
  end;
end;
$$;
revoke execute on function private.forget_statistics (regclass) from public;


-- The forms that texts are kept and compared in, and the refusal of texts that are too large to look at.

-- Text without what can not be seen and may deceive: marks and overrides of the direction of writing, control characters,
-- and characters without width or shape. The joiners U+200C and U+200D stay, which Persian, Indic scripts and emoji need;
-- so do variation selectors, and tag characters as long as they spell a flag. Line ends become \n.
create function private.plain_text(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  -- Nearly every text is plain already, and one look is cheaper than three replacements.
  if value !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]' then
    return value;
  end if;
  value := regexp_replace(value, '\r\n?|[\u0085\u2028\u2029]', e'\n', 'g');
  value := regexp_replace(value, '[\u115F\u1160\u2800\u3164\uFFA0]', ' ', 'g');
  value := regexp_replace(
    value, '(\U0001F3F4[\U000E0020-\U000E007E]{1,8}\U000E007F)|[\U000E0000-\U000E007F]', '\1', 'g'
  );
  return regexp_replace(
    value,
    '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]',
    '', 'g'
  );
end;
$$;
revoke execute on function private.plain_text (text) from public;
grant execute on function private.plain_text (text) to authenticated, service_role;

-- The same in one line: runs of white space and control characters become one space. What would look blank is ''.
create function private.plain_line(value text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- Nearly every line is words of visible ASCII with single spaces.
  if value ~ '^[!-~]+(?: [!-~]+)*$' then
    return value;
  end if;
  value := regexp_replace(
    value, '[\s\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  );
  value := btrim(regexp_replace(private.plain_text(value), '\s+', ' ', 'g'));
  return case when value ~ '^[\s\u200C\u200D\u034F\uFE00-\uFE0F]*$' then '' else value end;
end;
$$;
revoke execute on function private.plain_line (text) from public;
grant execute on function private.plain_line (text) to authenticated, service_role;

-- A prayer text: plain, and null when it would look blank.
create function private.tidy_text(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select plain
  from (select private.plain_text(value) as plain) as tidy
  where plain ~ '[^\s\u00A0\u1680\u2000-\u200A\u200C\u200D\u202F\u205F\u3000\u034F\uFE00-\uFE0F]';
$$;
revoke execute on function private.tidy_text (text) from public;
grant execute on function private.tidy_text (text) to authenticated, service_role;

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

-- True for a list of tags as the app stores them: at most 12, each one line of 1 to 40 characters in lower case. The case keeps
-- the order: conditions side by side may be asked in any.
create function private.are_tidy_tags(tags text[])
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
revoke execute on function private.are_tidy_tags (text[]) from public;
grant execute on function private.are_tidy_tags (text[]) to authenticated, service_role;

-- Tags in lower case, each once, in the order given, without blanks.
create function private.tidy_tags(tags text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(tag order by place), '{}')
  from (
    select lower(private.plain_line(given.tag)) as tag, min(given.place) as place
    from unnest(tags) with ordinality as given (tag, place)
    group by 1
  ) as tidy
  where tag <> '';
$$;
revoke execute on function private.tidy_tags (text[]) from public;
grant execute on function private.tidy_tags (text[]) to authenticated, service_role;

-- Text as search compares it, in lower case, without accents and apostrophes, white space collapsed. In order: apostrophes and
-- what nobody sees are left out; compatible characters become one (NFKD, which every UTF8 database knows by tables of its
-- own); accents of Latin, Greek and Cyrillic and the points of Hebrew, Arabic and Syriac go, while the vowel signs of other
-- scripts stay; lower case by the database's locale, which must know Unicode (C.UTF-8 does, C does not); letters with
-- strokes and hooks become plain; what is left is composed (NFC), so that a syllable is one character. Most texts are ASCII
-- after the usual quotation marks and dashes and skip the slow steps.
create function private.search_form(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  value := translate(value, e'\u201c\u201d\u2014\u2013\u2019\u2018''`', '""--');
  if octet_length(value) <> char_length(value) then
    value := regexp_replace(
      normalize(
        regexp_replace(
          value,
          '[\u00ad\u00b4\u02b9-\u02c1\u02c8\u02ca\u02cb\u02ee\u0374\u0384\u055a\u05f3\u061c\u0640\u07f4\u07f5\u1fbd\u1fbf\u1fef'
            || '\u1ffd\u1ffe\u200b-\u200f\u201a\u201b\u202a-\u202e\u2032-\u2037\u2057\u2060-\u2064\u2066-\u2069\ua78b\ua78c\ufeff'
            || '\uff07\uff40]',
          '', 'g'
        ),
        nfkd
      ),
      '[\u02bc\u02be\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f'
        || '\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u1ab0-\u1aff\u1dc0-\u1dff'
        || '\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]',
      '', 'g'
    );
  end if;
  value := lower(value);
  if octet_length(value) <> char_length(value) then
    value := translate(
      value,
      'øđðłıħŧŋƀɓƈȼƌɖɗɇɛƒɠǥɨɉȷƙƚɫƞɲɔɵƥɍƭʈʉʋⱳƴɏƶςٱ'
        || e'\u201e\u201f\u00ab\u00bb\u05f4\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u0085\u1680\u2028\u2029',
      'oddlihtnbbccdddeefggiijkklnnooprttuvwyyzσا"""""-------    '
    );
    value := replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    if value is not nfc normalized then
      value := normalize(value, nfc);
    end if;
  end if;
  return btrim(regexp_replace(value, '[ \t-\r]{2,}|[\t-\r]', ' ', 'g'));
end;
$$;
revoke execute on function private.search_form (text) from public;
