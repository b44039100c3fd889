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
