/** The questions to row-level security, asked within the database: one round for many viewers. */

/** Idempotent. Both functions take the role and its claims for the rest of the transaction. */
export const VISIBILITY_SQL = `
-- Who is asked about. The one-by-one settings are emptied because auth.uid() prefers them, and a REST request that ran
-- on the same connection may have left its own user there.
create or replace function realtime.become(viewer_role text) returns void
language sql as $body$
  select
    set_config('request.jwt.claim', '', true),
    set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claim.role', '', true),
    set_config('request.jwt.claim.email', '', true),
    set_config('role', viewer_role, true);
$body$;

-- Which of these rows everybody of a role can see, or nobody; null where it depends on the viewer. It asks with claims that
-- are no JSON: a policy that comes to read them fails, and what one answers without them holds for every viewer.
-- The question is a statement that gives those of the keys $1 that are seen.
create or replace function realtime.visible_to_all(viewer_role text, question text, keys text[])
returns table (key text, sees boolean)
language plpgsql as $body$
begin
  perform realtime.become(viewer_role);
  perform set_config('request.jwt.claims', 'nobody', true);
  foreach key in array keys loop
    begin
      execute format('select exists (%s)', question) into sees using array[key];
    exception when others then
      sees := null;
    end;
    return next;
  end loop;
end;
$body$;

-- Which of these rows each of the viewers (claims as JSON) can see, by the viewer's place. A policy that fails hides the rows,
-- as an error would in production.
create or replace function realtime.visible_to(viewer_role text, viewers text[], question text, keys text[])
returns table (viewer integer, seen text[], failure text)
language plpgsql set plan_cache_mode = force_generic_plan as $body$
begin
  -- Planned once for all viewers. A call that broke off may have left its statement.
  if exists (select from pg_catalog.pg_prepared_statements where name = 'realtime_question') then
    deallocate realtime_question;
  end if;
  perform realtime.become(viewer_role);
  execute format('prepare realtime_question (text[]) as select array(%s)', question);
  for place in 1..cardinality(viewers) loop
    viewer := place;
    seen := '{}';
    failure := null;
    perform set_config('request.jwt.claims', viewers[place], true);
    begin
      execute format('execute realtime_question (%L)', keys) into seen;
    exception when others then
      failure := sqlerrm;
    end;
    return next;
  end loop;
  deallocate realtime_question;
end;
$body$;

revoke all on function realtime.become(text), realtime.visible_to_all(text, text, text[]),
  realtime.visible_to(text, text[], text, text[]) from public;
`
