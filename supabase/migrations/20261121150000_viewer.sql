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

alter table public.likes alter column user_id set default private.viewer_id();

alter policy "Profiles can be changed by their owner" on public.profiles
using (id = (select private.viewer_id()))
with check (id = (select private.viewer_id()));

alter policy "Prayers can be read when public or one's own" on public.prayers
using (not is_private or user_id = (select private.viewer_id()));

alter policy "Prayers can be made in one's own name" on public.prayers
with check (user_id = (select private.viewer_id()));

alter policy "Prayers can be changed by their owner" on public.prayers
using (user_id = (select private.viewer_id()))
with check (user_id = (select private.viewer_id()));

alter policy "Prayers can be deleted by their owner" on public.prayers
using (user_id = (select private.viewer_id()));

alter policy "Likes can be read by the person who gave them" on public.likes
using (user_id = (select private.viewer_id()));

alter policy "Likes can be given in one's own name to a prayer one can read" on public.likes
with check (
  user_id = (select private.viewer_id())
  and exists (select 1 from public.prayers where prayers.id = likes.prayer_id)
);

alter policy "Likes can be taken back by the person who gave them" on public.likes
using (user_id = (select private.viewer_id()));

alter policy "Counts of private prayers can be read by their owner" on private.own_category_counts
using (user_id = (select private.viewer_id()));

-- A name in storage begins with a letter, digit, dash or underscore, so that no segment is `.` or `..`.
alter policy "Profile pictures can be listed by their owner" on storage.objects
using (bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text));

alter policy "Profile pictures can be uploaded in one's own name" on storage.objects
with check (
  bucket_id = 'profiles'
  and name ~ '^(avatar|banner)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  and owner_id = (select private.viewer_id()::text)
);

alter policy "Profile pictures can be replaced by their owner" on storage.objects
using (bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text))
with check (
  bucket_id = 'profiles'
  and name ~ '^(avatar|banner)/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  and owner_id = (select private.viewer_id()::text)
);

alter policy "Profile pictures can be deleted by their owner" on storage.objects
using (bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text));

-- Every function made so far that asked who is signed in now asks who the viewer is; nothing else in them changes, and
-- they keep their grants.
do $$
declare
  asking record;
begin
  for asking in
    select oid, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prokind = 'f' and prosrc like '%auth.uid()%' and oid <> 'private.viewer_id()'::regprocedure
  loop
    execute replace(asking.definition, 'auth.uid()', 'private.viewer_id()');
  end loop;
end;
$$;

-- The viewer's own missing profile, made with the rights of the owner of the table but for nobody else than the viewer.
create or replace function private.create_own_profile()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := private.viewer_id();
begin
  if viewer is null then
    raise exception 'Only a signed-in account can have a profile.' using errcode = '42501';
  end if;
  perform private.create_profile(viewer);
end;
$$;
