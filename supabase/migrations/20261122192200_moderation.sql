-- What moderators see and decide; docs/moderation.md says how somebody becomes one.

-- Whether the viewer is a moderator: the verified token says so in `app_metadata`, which only the service role can write.
-- Nobody is while a second factor's code is owed.
create function private.is_moderator()
returns boolean
language sql
stable
set search_path = ''
as $$
  select (select private.viewer_id()) is not null
    and coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role', '') = 'moderator';
$$;
revoke execute on function private.is_moderator () from public;
grant execute on function private.is_moderator () to authenticated;

-- The prayers that wait for a decision. It runs with its owner's rights because nobody else reads reports of others or withheld
-- prayers; what its author wants to be private, nobody decides about, and nobody reads.
create function private.find_reported_prayers()
returns table (
  prayer_id uuid, title text, short_text text, medium_text text, long_text text, tradition text, category text,
  is_withheld boolean, reports integer, counting_reports integer, reasons jsonb, notes text[],
  first_reported_at timestamptz, last_reported_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'Only moderators can read reports.' using errcode = '42501';
  end if;
  return query
  with waiting as (
    select report.prayer_id as id from public.reports as report where report.decided_at is null
    union
    select prayer.id from public.prayers as prayer where prayer.withheld_as is not null
  )
  select prayer.id, prayer.title, prayer.short_text, prayer.medium_text, prayer.long_text, prayer.tradition, prayer.category,
    prayer.withheld_as is not null, told.reports, private.counting_reports(prayer.id), told.reasons, told.notes,
    told.first_reported_at, told.last_reported_at
  from waiting
  join public.prayers as prayer on prayer.id = waiting.id
  cross join lateral (
    select coalesce(sum(given.times), 0)::integer as reports,
      coalesce(jsonb_object_agg(given.reason, given.times) filter (where given.reason is not null), '{}') as reasons,
      (
        select coalesce(array_agg(noted.note order by noted.note), '{}')
        from public.reports as noted
        where noted.prayer_id = prayer.id and noted.decided_at is null and noted.note is not null
      ) as notes,
      min(given.first_at) as first_reported_at,
      max(given.last_at) as last_reported_at
    from (
      select report.reason, count(*) as times, min(report.created_at) as first_at, max(report.created_at) as last_at
      from public.reports as report
      where report.prayer_id = prayer.id and report.decided_at is null
      group by report.reason
    ) as given
  ) as told
  where prayer.withheld_as = 'public' or (prayer.withheld_as is null and not prayer.is_private)
  order by prayer.withheld_as is null, told.first_reported_at, prayer.id
  limit 100;
end;
$$;
revoke execute on function private.find_reported_prayers () from public;
grant execute on function private.find_reported_prayers () to authenticated;

-- For moderators: what people reported and nobody has decided about, withheld prayers first, then by age; 100 at most. It tells
-- reasons and notes and never who reported. Refused with 42501 for everybody else.
create function public.reported_prayers()
returns table (
  prayer_id uuid, title text, short_text text, medium_text text, long_text text, tradition text, category text,
  is_withheld boolean, reports integer, counting_reports integer, reasons jsonb, notes text[],
  first_reported_at timestamptz, last_reported_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.find_reported_prayers();
$$;
revoke execute on function public.reported_prayers () from public, anon, authenticated;
grant execute on function public.reported_prayers () to authenticated;

-- Gives a withheld prayer back as its author wants it, and to remixes the name of it.
create function private.return_prayer(returned_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  remixes constant uuid[] := array(select remix_id from private.withheld_originals where original_id = returned_id);
begin
  update public.prayers
  set is_private = (withheld_as = 'private'), withheld_as = null
  where id = returned_id and withheld_as is not null;

  update public.prayers set original_prayer_id = null
  where id = any (remixes) and original_prayer_id is null;
  delete from private.withheld_originals where original_id = returned_id;
end;
$$;
revoke execute on function private.return_prayer (uuid) from public;

-- Carries a moderator's decision out; see public.decide_report.
create function private.carry_out_decision(decided_id uuid, decision text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  decided record;
begin
  if not private.is_moderator() then
    raise exception 'Only moderators can decide about reports.' using errcode = '42501';
  end if;
  if decision is null or decision not in ('keep', 'remove') then
    raise exception 'A decision is "keep" or "remove".' using errcode = '22023';
  end if;
  select user_id, withheld_as, is_private into decided from public.prayers where id = decided_id for no key update;
  if not found
    or (decided.is_private and decided.withheld_as is distinct from 'public')
    or (
      decided.withheld_as is null
      and not exists (select 1 from public.reports where prayer_id = decided_id and decided_at is null)
    )
  then
    raise exception 'No report of such a prayer waits for a decision.' using errcode = 'PT404';
  end if;
  if decided.user_id = private.viewer_id() then
    raise exception 'Somebody else decides about a prayer of your own.' using errcode = '42501';
  end if;

  if decision = 'remove' then
    delete from public.prayers where id = decided_id;
    return;
  end if;
  update public.reports set decided_at = now() where prayer_id = decided_id and decided_at is null;
  perform private.return_prayer(decided_id);
end;
$$;
revoke execute on function private.carry_out_decision (uuid, text) from public;
grant execute on function private.carry_out_decision (uuid, text) to authenticated;

-- For moderators: 'keep' gives a reported prayer back to everybody and lets its reports count no more, so that five other people
-- are needed to withhold it again; 'remove' deletes it for good. Refusals: 42501 for everybody else and for a moderator's own
-- prayer, 22023 for another decision, PT404 (status 404) when nothing waits for a decision.
create function public.decide_report(prayer_id uuid, decision text)
returns void
language sql
set search_path = ''
as $$
  select private.carry_out_decision(prayer_id, left(decision, 20));
$$;
revoke execute on function public.decide_report (uuid, text) from public, anon, authenticated;
grant execute on function public.decide_report (uuid, text) to authenticated;
