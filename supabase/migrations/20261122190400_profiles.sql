-- The public face of an account: what others may see of a person. The e-mail address stays in auth.users.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null,
  bio text,
  avatar_url text,
  banner_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_username_spelling check (
    char_length(username) between 3 and 30 and private.is_spelt_in_one_script(username)
  ),
  -- Names that would pass for the app itself or for the stand-in of an unknown remixer.
  constraint profiles_username_not_reserved check (not private.is_reserved_name(username)),
  constraint profiles_bio_length check (char_length(bio) <= 500),
  -- A picture's address would otherwise let whoever looks at a profile ask a stranger's server.
  constraint profiles_avatar_url_spelling check (
    char_length(avatar_url) <= 300 and avatar_url ~ '^/storage/v1/object/public/profiles/avatar/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  ),
  constraint profiles_banner_url_spelling check (
    char_length(banner_url) <= 300 and banner_url ~ '^/storage/v1/object/public/profiles/banner/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  )
);

create unique index profiles_username_key on public.profiles (lower(username));
create unique index profiles_username_look on public.profiles (private.name_skeleton(username));
create unique index profiles_username_look_of_capitals
on public.profiles (private.name_skeleton_of_capitals(username));

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to anon, authenticated;
grant update (username, bio, avatar_url, banner_url) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

alter table public.profiles enable row level security;

create policy "Profiles can be read by everybody" on public.profiles
for select to anon, authenticated
using (true);

create policy "Profiles can be changed by their owner" on public.profiles
for update to authenticated
using (id = (select private.viewer_id()))
with check (id = (select private.viewer_id()));

-- One row for each profile: what belongs to a person refers to it. The API embeds along foreign keys between its own tables, and
-- rows multiply with each step (an owner's prayers, each with its owner, each with the prayers …). Keys that lead to many rows
-- of a person therefore end here, in the schema it does not serve.
create table private.people (
  id uuid primary key references public.profiles (id) on delete cascade
);
alter table private.people enable row level security;
revoke all on table private.people from anon, authenticated;

-- Lets things belong to the person of a new profile.
create function private.note_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.people (id) values (new.id);
  return null;
end;
$$;
revoke execute on function private.note_person () from public;

create trigger profiles_note_person
after insert on public.profiles
for each row execute function private.note_person();

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
create function private.tidy_profile()
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
revoke execute on function private.tidy_profile () from public;

create trigger profiles_tidy
before insert or update on public.profiles
for each row execute function private.tidy_profile();

-- The spelling that is stored: one for all the ways to write the same letters. It overwrites what was sent before the rules
-- are asked.
create function private.tidy_username()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.username := normalize(new.username, NFKC);
  return new;
end;
$$;
revoke execute on function private.tidy_username () from public;

-- Triggers of one moment fire in the order of their names: what a person typed is tidied, then the username, then a name that
-- rests is refused.
create trigger profiles_tidy_username
before insert or update of username on public.profiles
for each row execute function private.tidy_username();

create trigger profiles_z_refuse_rested_name
before insert or update of username on public.profiles
for each row execute function private.refuse_rested_name();

create trigger profiles_give_up_name
after update of username on public.profiles
for each row when (new.username is distinct from old.username)
execute function private.give_up_name();

create trigger profiles_give_up_names_of_removed
after delete on public.profiles
for each row execute function private.give_up_names_of_removed_profile();

-- Makes the profile of one account if it has none. A taken name is drawn again; the last draw can not collide.
create function private.create_profile(account_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  for attempt in 1..8 loop
    insert into public.profiles (id, username)
    values (account_id, private.neutral_username())
    on conflict do nothing;
    exit when exists (select 1 from public.profiles where id = account_id);
  end loop;
  insert into public.profiles (id, username)
  values (account_id, 'Guest-' || left(replace(gen_random_uuid()::text, '-', ''), 24))
  on conflict (id) do nothing;
end;
$$;
revoke execute on function private.create_profile (uuid) from public;

-- Gives each new account its profile. A failure is only warned of: it must never block a sign-up, and
-- ensure_profile() makes the missing row later.
create function private.create_profile_at_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.create_profile(new.id);
  return new;
exception
  when others then
    raise warning 'no profile was made at sign-up: %', sqlerrm;
    return new;
end;
$$;
revoke execute on function private.create_profile_at_sign_up () from public;

create trigger users_create_profile
after insert on auth.users
for each row execute function private.create_profile_at_sign_up();

-- The viewer's own missing profile, made with the rights of the owner of the table but for nobody else than the viewer.
create function private.create_own_profile()
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
revoke execute on function private.create_own_profile () from public;
grant execute on function private.create_own_profile () to authenticated;

-- The viewer's profile; made first when the sign-up left none. Safe to call again.
create function public.ensure_profile()
returns public.profiles
language plpgsql
set search_path = ''
as $$
declare
  found_profile public.profiles;
begin
  select * into found_profile from public.profiles where id = (select private.viewer_id());
  if found_profile.id is null then
    perform private.create_own_profile();
    select * into found_profile from public.profiles where id = (select private.viewer_id());
  end if;
  return found_profile;
end;
$$;
revoke execute on function public.ensure_profile () from public, anon, authenticated;
grant execute on function public.ensure_profile () to authenticated;
