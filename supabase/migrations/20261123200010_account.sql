-- What a person can take along and take away: the account as one document, and its removal.

-- The viewer's e-mail address and the dates of the account. They stand in auth.users, which API roles can not read; this
-- runs with its owner's rights to show a person the row of that person, and takes no argument that could name another.
create function private.own_sign_in()
returns table (email text, created_at timestamptz, last_sign_in_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select users.email::text, users.created_at, users.last_sign_in_at
  from auth.users as users
  where users.id = (select private.viewer_id());
$$;
revoke execute on function private.own_sign_in () from public;
grant execute on function private.own_sign_in () to authenticated, service_role;

-- Everything that is the viewer's, as one document (docs/account-file.md): profile with e-mail address and dates, every
-- prayer, like, report, hidden prayer and collection. It reads with the viewer's own rights, so that a liked prayer which has become private
-- shows no title. Times are ISO 8601 in UTC. Refused with 42501 without an account.
create function public.my_account()
returns jsonb
language plpgsql
stable
set search_path = ''
set timezone = 'UTC'
as $$
declare
  viewer constant uuid := (select private.viewer_id());
  own_profile jsonb;
  own_prayers jsonb;
  own_likes jsonb;
  own_reports jsonb;
  own_hidden jsonb;
begin
  select coalesce(to_jsonb(profile), jsonb_build_object('id', viewer)) || jsonb_build_object(
    'email', sign_in.email,
    'signed_up_at', sign_in.created_at,
    'last_sign_in_at', sign_in.last_sign_in_at
  )
  into own_profile
  from private.own_sign_in() as sign_in
  left join public.profiles as profile on profile.id = viewer;
  if own_profile is null then
    raise exception 'Please sign in to download your data.' using errcode = '42501';
  end if;

  select jsonb_agg(
    to_jsonb(prayer) - 'user_id' || jsonb_build_object('likes', counted.likes, 'original_title', original.title)
    order by prayer.created_at, prayer.id
  )
  into own_prayers
  from public.prayers as prayer
  left join public.like_counts as counted on counted.prayer_id = prayer.id
  left join public.prayers as original on original.id = prayer.original_prayer_id
  where prayer.user_id = viewer;

  select jsonb_agg(
    jsonb_build_object('prayer_id', given.prayer_id, 'title', prayer.title, 'liked_at', given.created_at)
    order by given.created_at, given.prayer_id
  )
  into own_likes
  from public.likes as given
  left join public.prayers as prayer on prayer.id = given.prayer_id
  where given.user_id = viewer;

  -- The policies of these two show a person that person's own rows and no others.
  select jsonb_agg(
    jsonb_build_object(
      'prayer_id', made.prayer_id,
      'title', prayer.title,
      'reason', made.reason,
      'note', made.note,
      'reported_at', made.created_at
    )
    order by made.created_at, made.prayer_id
  )
  into own_reports
  from public.reports as made
  left join public.prayers as prayer on prayer.id = made.prayer_id;

  select jsonb_agg(
    jsonb_build_object('prayer_id', hidden.prayer_id, 'title', prayer.title, 'hidden_at', hidden.created_at)
    order by hidden.created_at, hidden.prayer_id
  )
  into own_hidden
  from public.hidden_prayers as hidden
  left join public.prayers as prayer on prayer.id = hidden.prayer_id;

  return jsonb_build_object(
    'format', 'orison-account',
    'version', 1,
    'exported_at', now(),
    'profile', own_profile,
    'prayers', coalesce(own_prayers, '[]'),
    'likes', coalesce(own_likes, '[]'),
    'reports', coalesce(own_reports, '[]'),
    'hidden_prayers', coalesce(own_hidden, '[]'),
    'collections', private.own_collections()
  );
end;
$$;
revoke execute on function public.my_account () from public, anon, authenticated;
grant execute on function public.my_account () to authenticated;

-- Removes the viewer's account from auth.users; sign-in, sessions, factors, profile and likes go with it by their foreign
-- keys, private prayers by the trigger profiles_release_prayers. It runs with its owner's rights because API roles have
-- none on auth.users, and removes nobody but the viewer. An account that is gone already is no error: the answer to the
-- first request may have been lost. Refusals: 42501 without a session or with a code of the second factor still owed,
-- 22023 when the name is not the viewer's (case and surrounding blanks do not count).
create function private.remove_own_account(typed_username text, remove_public_prayers boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := (select auth.uid());
  own_username text;
begin
  if viewer is null then
    raise exception 'Please sign in to delete your account.' using errcode = '42501';
  end if;
  perform 1 from auth.users where id = viewer for update;
  if not found then
    return;
  end if;
  if coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2' and exists (
    select 1 from auth.mfa_factors where user_id = viewer and status = 'verified'
  ) then
    raise exception 'Please give the code of your authenticator app first.' using errcode = '42501';
  end if;
  select username into own_username from public.profiles where id = viewer;
  if lower(btrim(typed_username)) is distinct from lower(own_username) then
    raise exception 'This is not the username of your account.' using errcode = '22023';
  end if;
  if remove_public_prayers is null then
    raise exception 'Please say what becomes of your public prayers.' using errcode = '22023';
  end if;

  if remove_public_prayers then
    delete from public.prayers where user_id = viewer;
  end if;
  delete from auth.users where id = viewer;
end;
$$;
revoke execute on function private.remove_own_account (text, boolean) from public;
grant execute on function private.remove_own_account (text, boolean) to authenticated;

-- Deletes the viewer's account for good, once its username was typed and its pictures are gone. Public prayers go too or
-- stay without a name; private ones always go; what others remixed stays theirs. Safe to send again. The pictures are
-- removed through the storage service before: it alone can delete the files behind the rows. A typed name is cut where none
-- is longer. Refusals: those of private.remove_own_account, and P0001 while there is a picture.
create function public.delete_account(typed_username text, remove_public_prayers boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The policies show a person that person's own pictures and no others.
  if exists (
    select 1 from storage.objects where bucket_id = 'profiles' and owner_id = (select private.viewer_id()::text)
  ) then
    raise exception 'There are pictures left to remove first.' using errcode = 'P0001';
  end if;
  perform private.remove_own_account(left(typed_username, 200), remove_public_prayers);
end;
$$;
revoke execute on function public.delete_account (text, boolean) from public, anon, authenticated;
grant execute on function public.delete_account (text, boolean) to authenticated;
