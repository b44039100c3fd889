-- Everything that is the viewer's, as one document (docs/account-file.md): profile with e-mail address and dates, every
-- prayer, like, report and hidden prayer. It reads with the viewer's own rights, so that a liked prayer which has become private
-- shows no title. Times are ISO 8601 in UTC. Refused with 42501 without an account.
create or replace function public.my_account()
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
    'hidden_prayers', coalesce(own_hidden, '[]')
  );
end;
$$;
