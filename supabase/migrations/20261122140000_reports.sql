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

-- How much one person may do in a span of time, and the sentence that says so. The one place of these numbers.
create or replace function private.activity_limits()
returns table (action text, most integer, span interval, refusal text)
language sql
immutable
set search_path = ''
as $$
  values
    (
      'pray', 120, interval '1 hour',
      'You have made 120 prayers in the last hour. Please rest a while and try again.'
    ),
    (
      'like', 60, interval '1 minute',
      'You have given 60 likes in the last minute. Please rest a moment and try again.'
    ),
    (
      'edit', 240, interval '1 hour',
      'You have changed prayers 240 times in the last hour. Please rest a while and try again.'
    ),
    (
      'rename', 5, interval '30 days',
      'You have changed your username 5 times in the last 30 days. Please keep this one for a while.'
    ),
    (
      'profile', 60, interval '1 hour',
      'You have changed your profile 60 times in the last hour. Please rest a while and try again.'
    ),
    (
      'report', 20, interval '1 day',
      'You have reported 20 prayers in the last day. Please try again tomorrow.'
    ),
    (
      'hide', 60, interval '1 minute',
      'You have hidden 60 prayers in the last minute. Please rest a moment and try again.'
    );
$$;

alter table private.recent_activity
drop constraint recent_activity_action_known,
add constraint recent_activity_action_known
check (action in ('pray', 'like', 'edit', 'rename', 'profile', 'report', 'hide'));

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
