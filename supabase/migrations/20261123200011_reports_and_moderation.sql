-- A way to say no: a prayer can be reported, and hidden from oneself. Both can reveal what a person believes or fears, so each
-- row is for that person's eyes only; not even moderators learn who reported.

-- Why a person thinks that a prayer should not be here: one row for each person and prayer. It stays as it was made, so that it
-- can not be taken back and made anew to count twice. `decided_at` is when a moderator kept the prayer: from then on the
-- report counts no more.
create table public.reports (
  prayer_id uuid not null references public.prayers (id) on delete cascade,
  user_id uuid not null default private.viewer_id() references private.people (id) on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (prayer_id, user_id),
  constraint reports_reason_known check (reason in ('harmful', 'hateful', 'spam', 'names_a_person', 'other')),
  constraint reports_note_length check (char_length(note) <= 500)
);
create index reports_user_id on public.reports (user_id);
create index reports_undecided on public.reports (created_at) where decided_at is null;
select private.forget_statistics('public.reports');

-- What a person does not want to see again: one row for each person and prayer.
create table public.hidden_prayers (
  prayer_id uuid not null references public.prayers (id) on delete cascade,
  user_id uuid not null default private.viewer_id() references private.people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, prayer_id)
);
create index hidden_prayers_prayer_id on public.hidden_prayers (prayer_id);
select private.forget_statistics('public.hidden_prayers');

-- Whose a row is can be neither sent nor read.
revoke all on table public.reports, public.hidden_prayers from anon, authenticated;
grant select (prayer_id, reason, note, created_at), insert (prayer_id, reason, note) on table public.reports to authenticated;
grant select (prayer_id, created_at), insert (prayer_id), delete on table public.hidden_prayers to authenticated;
grant all on table public.reports, public.hidden_prayers to service_role;

alter table public.reports enable row level security;
alter table public.hidden_prayers enable row level security;

create policy "Reports can be read by the person who made them" on public.reports
for select to authenticated
using (user_id = (select private.viewer_id()));

create policy "Reports can be made in one's own name, of a prayer one can read and did not make" on public.reports
for insert to authenticated
with check (
  user_id = (select private.viewer_id())
  and exists (
    select 1 from public.prayers
    where prayers.id = reports.prayer_id and prayers.user_id is distinct from (select private.viewer_id())
  )
);

create policy "Hidden prayers can be read by the person who hid them" on public.hidden_prayers
for select to authenticated
using (user_id = (select private.viewer_id()));

create policy "Prayers can be hidden from oneself when one can read them and did not make them" on public.hidden_prayers
for insert to authenticated
with check (
  user_id = (select private.viewer_id())
  and exists (
    select 1 from public.prayers
    where prayers.id = hidden_prayers.prayer_id and prayers.user_id is distinct from (select private.viewer_id())
  )
);

create policy "Prayers can be shown again to the person who hid them" on public.hidden_prayers
for delete to authenticated
using (user_id = (select private.viewer_id()));

create trigger reports_a_keep_to_limit
before insert on public.reports
for each row execute function private.keep_to_limit('report');

create trigger hidden_prayers_a_keep_to_limit
before insert on public.hidden_prayers
for each row execute function private.keep_to_limit('hide');

-- Keeps a report's note in one form: plain, and null when it would look blank.
create function private.tidy_report()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('note', new.note, 500);
  new.note := btrim(private.tidy_text(new.note));
  return new;
end;
$$;
revoke execute on function private.tidy_report () from public;

create trigger reports_tidy
before insert on public.reports
for each row execute function private.tidy_report();

-- A person hides 1,000 prayers at most: as many as the app reads in one answer. It runs with its owner's rights because nobody
-- may ask for whose a row is; the limit before it lets one person's simultaneous requests wait for each other.
create function private.keep_hidden_prayers_few()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.hidden_prayers where user_id = new.user_id) >= 1000 then
    raise exception using
      errcode = 'PT429', message = 'You have hidden 1,000 prayers already. Please show one of them again first.';
  end if;
  return new;
end;
$$;
revoke execute on function private.keep_hidden_prayers_few () from public;

create trigger hidden_prayers_keep_few
before insert on public.hidden_prayers
for each row execute function private.keep_hidden_prayers_few();

-- Five reports take a prayer out of every public path until a moderator decides. It becomes private meanwhile: then lists, search
-- and its words, labels, counts, likes, names of originals, translations and other people's windows leave it out by the rules
-- that stand for private prayers already, and so will whatever comes later.

-- While a prayer is withheld, its author's choice is noted and takes effect when a moderator lifts it. The trigger knows a choice
-- by the column that the statement names, since the value may be the same.
create function private.note_withheld_choice()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.withheld_as := case when new.is_private then 'private' else 'public' end;
  new.is_private := true;
  return new;
end;
$$;
revoke execute on function private.note_withheld_choice () from public;

-- Triggers of one moment fire in the order of their names: before the originals are looked at.
create trigger prayers_guard_choice
before update of is_private on public.prayers
for each row when (old.withheld_as is not null and new.withheld_as is not null)
execute function private.note_withheld_choice();

-- Remixes forget the name of an original that becomes private; this remembers it for as long as the original is withheld.
create table private.withheld_originals (
  remix_id uuid primary key references public.prayers (id) on delete cascade,
  original_id uuid not null references public.prayers (id) on delete cascade
);
create index withheld_originals_original_id on private.withheld_originals (original_id);
alter table private.withheld_originals enable row level security;
revoke all on table private.withheld_originals from anon, authenticated;

-- Gives a changed remix the name of its original back when its readers may read that again.
create function private.name_returned_original()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  returned uuid;
begin
  select original_id into returned from private.withheld_originals where remix_id = new.id;
  if found and private.may_name_original(returned, new.is_private, new.user_id) then
    new.original_prayer_id := returned;
  end if;
  return new;
end;
$$;
revoke execute on function private.name_returned_original () from public;

-- After prayers_guard_change, which keeps what stood there.
create trigger prayers_guard_returned_original
before update on public.prayers
for each row when (new.is_remix and new.original_prayer_id is null)
execute function private.name_returned_original();

-- How many undecided reports of a prayer count: those of confirmed accounts that were older than a day when they reported. It
-- is told from the moment of the report, so that no report begins to count while nobody does anything.
create function private.counting_reports(of_prayer uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from public.reports as report
  join auth.users as reporter on reporter.id = report.user_id
  where report.prayer_id = of_prayer
    and report.decided_at is null
    and reporter.created_at < report.created_at - interval '1 day'
    and reporter.confirmed_at is not null
    and not coalesce(reporter.is_anonymous, false)
    and coalesce(reporter.banned_until, '-infinity') <= now();
$$;
revoke execute on function private.counting_reports (uuid) from public;

-- Takes a prayer out of every public path. Whoever remixed it is asked for first: the update below lets remixes forget it.
create function private.withhold_prayer(withheld_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.withheld_originals (remix_id, original_id)
  select id, withheld_id from public.prayers where original_prayer_id = withheld_id
  on conflict (remix_id) do update set original_id = excluded.original_id;

  update public.prayers
  set withheld_as = case when is_private then 'private' else 'public' end, is_private = true
  where id = withheld_id and withheld_as is null;
end;
$$;
revoke execute on function private.withhold_prayer (uuid) from public;

-- Looks after new reports whether their prayers have five that count. The lock lets simultaneous reports of one prayer see each
-- other; prayers are locked in one order.
create function private.weigh_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  reported uuid;
begin
  for reported in select distinct prayer_id from new_reports order by prayer_id loop
    perform 1 from public.prayers where id = reported for no key update;
    if private.counting_reports(reported) >= 5 then
      perform private.withhold_prayer(reported);
    end if;
  end loop;
  return null;
end;
$$;
revoke execute on function private.weigh_reports () from public;

create trigger reports_weigh
after insert on public.reports
referencing new table as new_reports
for each statement execute function private.weigh_reports();


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
