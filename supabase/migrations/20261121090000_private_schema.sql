-- What the API never shows: the schema for trigger functions, counters and search texts. PostgREST serves `public` only.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- One line of plain text: without control characters and without the marks that turn the direction of writing,
-- which can make a title or tag read as something else. Runs of white space become one space.
create function private.plain_line(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(
    regexp_replace(
      regexp_replace(value, '[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]', '', 'g'),
      '[\s\u0001-\u001F\u007F-\u009F]+', ' ', 'g'
    )
  );
$$;
revoke execute on function private.plain_line (text) from public;
grant execute on function private.plain_line (text) to authenticated, service_role;

-- Text as search compares it: lower case, accents removed, white space collapsed. `unaccent` is only STABLE because
-- its dictionary may be changed; nobody changes it here, so this may be IMMUTABLE and feed an index.
create function private.search_form(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(
    regexp_replace(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(value, nfc))),
      '\s+', ' ', 'g'
    )
  );
$$;
revoke execute on function private.search_form (text) from public;
