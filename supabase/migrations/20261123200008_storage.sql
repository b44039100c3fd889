-- The pictures of profiles: readable by address, 50 MB at most. SVG is left out because it can carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'profiles',
  'profiles',
  true,
  52428800,
  array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket serves files by address without a policy. Without a policy for others, nobody can list them.
create policy "The bucket of profile pictures can be seen when signed in" on storage.buckets
for select to authenticated
using (id = 'profiles');

create policy "Profile pictures can be listed by their owner" on storage.objects
for select to authenticated
using (bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text));

-- The storage service sets owner_id from the token before this is asked. A name in storage begins with a letter, digit, dash or
-- underscore, so that no segment is `.` or `..`.
create policy "Profile pictures can be uploaded in one's own name" on storage.objects
for insert to authenticated
with check (
  bucket_id = 'profiles'
  and name ~ '^(avatar|banner)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  and owner_id = (select private.viewer_id()::text)
);

create policy "Profile pictures can be replaced by their owner" on storage.objects
for update to authenticated
using (bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text))
with check (
  bucket_id = 'profiles'
  and name ~ '^(avatar|banner)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  and owner_id = (select private.viewer_id()::text)
);

create policy "Profile pictures can be deleted by their owner" on storage.objects
for delete to authenticated
using (bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text));

-- Whether the account of the session is still there: an access token outlives it by up to its lifetime. It runs with its
-- owner's rights because API roles can not read auth.users.
create function private.viewer_has_account()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from auth.users where id = (select private.viewer_id()));
$$;
revoke execute on function private.viewer_has_account () from public;
grant execute on function private.viewer_has_account () to authenticated;

-- Everything else that a person can write refers to the profile and fails without it; a file refers to nothing.
create policy "Profile pictures need an account that is still there" on storage.objects
as restrictive for insert to authenticated
with check (bucket_id <> 'profiles' or (select private.viewer_has_account()));

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

-- Notes that the viewer removes or replaces a picture of the own; refused with a sentence beyond the limit. Whoever may keep
-- eight sends no more than eight beyond what is removed. Table triggers would do, but belong to the storage service.
create function private.note_picture_change(owner text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  -- What is another's is refused by the policies beside this one, and charged to nobody.
  if owner = private.viewer_id()::text then
    perform private.note_activity('picture');
  end if;
  return true;
end;
$$;
revoke execute on function private.note_picture_change (text) from public;
grant execute on function private.note_picture_change (text) to authenticated;

create policy "Profile pictures are removed a few times an hour" on storage.objects
as restrictive for delete to authenticated
using (bucket_id <> 'profiles' or private.note_picture_change(owner_id));

create policy "Profile pictures are replaced a few times an hour" on storage.objects
as restrictive for update to authenticated
using (bucket_id <> 'profiles' or private.note_picture_change(owner_id))
-- The new row is the same picture.
with check (true);
