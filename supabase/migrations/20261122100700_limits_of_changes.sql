-- What a person changes had no limit: hundreds of edits a second, each announced and indexed, a name for every request, and as
-- many pictures as fit the disk.

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
    );
$$;

alter table private.recent_activity
drop constraint recent_activity_action_known,
add constraint recent_activity_action_known
check (action in ('pray', 'like', 'edit', 'rename', 'profile'));

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

-- Whether the viewer may keep one more picture; refused with a sentence. A picture's size is known when it is stored, so the
-- sum is asked of those before it: one more of the largest size fits on top. It runs with its owner's rights because a
-- policy of the table can not count the table. The storage service asks it in a transaction that it rolls back, so
-- nothing can be noted here.
create function private.may_keep_picture()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  kept record;
begin
  select count(*) as pictures, coalesce(sum((metadata ->> 'size')::bigint), 0) as bytes into kept
  from storage.objects
  where bucket_id = 'profiles' and owner_id = private.viewer_id()::text;
  if kept.pictures >= 8 then
    raise exception using
      errcode = 'PT429', message = 'You keep 8 pictures already. Please remove one first.';
  end if;
  if kept.bytes >= 60000000 then
    raise exception using
      errcode = 'PT429', message = 'Your pictures are 60 MB together already. Please remove one first.';
  end if;
  return true;
end;
$$;
revoke execute on function private.may_keep_picture () from public;
grant execute on function private.may_keep_picture () to authenticated;

create policy "Profile pictures are few and small together" on storage.objects
as restrictive for insert to authenticated
with check (bucket_id <> 'profiles' or private.may_keep_picture());
