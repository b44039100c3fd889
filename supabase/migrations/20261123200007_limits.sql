-- How much a person may do in a span of time.

-- How much one person may do in a span of time, and the sentence that says so. The one place of these numbers.
create function private.activity_limits()
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
    ),
    (
      'picture', 40, interval '1 hour',
      'You have changed pictures 40 times in the last hour. Please rest a while and try again.'
    ),
    (
      'collection', 60, interval '1 hour',
      'You have begun 60 collections in the last hour. Please rest a while and try again.'
    ),
    (
      'collect', 600, interval '1 hour',
      'You have changed your collections 600 times in the last hour. Please rest a while and try again.'
    );
$$;
revoke execute on function private.activity_limits () from public;

-- When a person last did what is limited: one row for each, with at most as many times as the limit allows. What was
-- made and deleted again stays counted. Nobody but the functions below reads or writes it.
create table private.recent_activity (
  user_id uuid not null references public.profiles (id) on delete cascade,
  action text not null,
  times timestamptz[] not null,
  primary key (user_id, action),
  constraint recent_activity_action_known
  check (
    action in ('pray', 'like', 'edit', 'rename', 'profile', 'report', 'hide', 'picture', 'collection', 'collect')
  )
);
alter table private.recent_activity enable row level security;
revoke all on table private.recent_activity from anon, authenticated;

-- Notes that the viewer does what is limited; refused with PT429 (PostgREST answers with status 429) beyond the limit.
-- It runs with its owner's rights so that nobody can clear the own notes, and takes no argument that could name another.
-- The row's lock makes one person's simultaneous requests wait for each other. The profile is locked first, because the
-- removal of an account goes from the profile to this row, too.
create function private.note_activity(noted_action text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := private.viewer_id();
  limited record;
  times_noted integer;
begin
  select known.most, known.span, known.refusal into strict limited
  from private.activity_limits() as known where known.action = noted_action;

  perform 1 from public.profiles where id = viewer for key share;
  if not found then
    -- The policies and foreign keys refuse the row itself in a moment.
    return;
  end if;

  insert into private.recent_activity as noted (user_id, action, times)
  values (viewer, noted_action, array[now()])
  on conflict (user_id, action) do update
  set times = array(
    select moment from unnest(noted.times) as moment where moment > now() - limited.span order by moment
  ) || now()
  returning cardinality(noted.times) into times_noted;

  if times_noted > limited.most then
    raise exception using errcode = 'PT429', message = limited.refusal;
  end if;
end;
$$;
revoke execute on function private.note_activity (text) from public;
grant execute on function private.note_activity (text) to authenticated;

-- Holds writers under row-level security to the limit that the trigger names; the seed and the service role are trusted.
create function private.keep_to_limit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if row_security_active(tg_relid) then
    perform private.note_activity(tg_argv[0]);
  end if;
  return new;
end;
$$;
revoke execute on function private.keep_to_limit () from public;

-- Before each row, not after the statement: a request with a thousand rows ends at the first that is too many.
create trigger prayers_keep_to_limit
before insert on public.prayers
for each row execute function private.keep_to_limit('pray');

create trigger likes_keep_to_limit
before insert on public.likes
for each row execute function private.keep_to_limit('like');

-- Before the other triggers of an update, which cost more: an edit too many ends here.
create trigger prayers_a_keep_edits_to_limit
before update on public.prayers
for each row execute function private.keep_to_limit('edit');

create trigger profiles_a_keep_changes_to_limit
before update on public.profiles
for each row execute function private.keep_to_limit('profile');

-- Another spelling of the same letters is no new name.
create trigger profiles_a_keep_names_to_limit
before update of username on public.profiles
for each row
when (lower(btrim(new.username)) is distinct from lower(old.username))
execute function private.keep_to_limit('rename');
