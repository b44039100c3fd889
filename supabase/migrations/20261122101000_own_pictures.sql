-- The addresses of pictures took any host: whoever looks at a profile would ask a stranger's server. They now name a file of
-- this project's own storage, as a path; the app puts its project's address before it.

-- The path of a public picture in the folder, with or without an address before it; any other text as it is, for the
-- constraint to refuse.
create function private.picture_path(value text, folder text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    substring(
      btrim(value) from '^(?:https?://[^/?#\s@]+)?(/storage/v1/object/public/profiles/' || folder || '/[A-Za-z0-9_-][A-Za-z0-9._-]*)$'
    ),
    nullif(btrim(value), '')
  );
$$;
revoke execute on function private.picture_path (text, text) from public;
grant execute on function private.picture_path (text, text) to authenticated, service_role;

-- Tidies what a person typed and keeps the dates true. An emptied field is null, not ''.
create or replace function private.tidy_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('username', new.username, 30);
  perform private.refuse_long_text('bio', new.bio, 500);
  perform private.refuse_long_text('address of the avatar', new.avatar_url, 2048);
  perform private.refuse_long_text('address of the banner', new.banner_url, 2048);

  new.username := btrim(new.username);
  new.bio := btrim(private.tidy_text(new.bio));
  new.avatar_url := private.picture_path(new.avatar_url, 'avatar');
  new.banner_url := private.picture_path(new.banner_url, 'banner');
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end;
$$;

alter table public.profiles
drop constraint profiles_avatar_url_spelling,
drop constraint profiles_banner_url_spelling;

-- Pictures from elsewhere were never shown.
update public.profiles
set avatar_url = case when avatar_url like '%/storage/v1/object/public/profiles/avatar/%' then avatar_url end,
  banner_url = case when banner_url like '%/storage/v1/object/public/profiles/banner/%' then banner_url end
where avatar_url is not null or banner_url is not null;
update public.profiles set avatar_url = null where avatar_url !~ '^/storage/v1/object/public/profiles/avatar/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$';
update public.profiles set banner_url = null where banner_url !~ '^/storage/v1/object/public/profiles/banner/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$';

alter table public.profiles
add constraint profiles_avatar_url_spelling
check (
  char_length(avatar_url) <= 300 and avatar_url ~ '^/storage/v1/object/public/profiles/avatar/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
),
add constraint profiles_banner_url_spelling
check (
  char_length(banner_url) <= 300 and banner_url ~ '^/storage/v1/object/public/profiles/banner/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
);
