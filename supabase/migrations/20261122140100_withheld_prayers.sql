-- Five reports take a prayer out of every public path until a moderator decides. It becomes private meanwhile: then lists, search
-- and its words, labels, counts, likes, names of originals, translations and other people's windows leave it out by the rules
-- that stand for private prayers already, and so will whatever comes later.

-- What its author wants it to be, kept while it is withheld; null for every other prayer. Only the author reads the row then.
alter table public.prayers
add column withheld_as text,
add constraint prayers_withheld_as_known check (withheld_as in ('public', 'private')),
add constraint prayers_withheld_are_private check (withheld_as is null or is_private);
create index prayers_withheld on public.prayers (id) where withheld_as is not null;
select private.forget_statistics('public.prayers');

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
