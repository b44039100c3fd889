-- The public face of an account: what others may see of a person. The e-mail address stays in auth.users.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null,
  bio text,
  avatar_url text,
  banner_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_username_spelling check (username ~ '^[A-Za-z0-9._-]{3,30}$'),
  -- Names that would pass for the app itself or for the stand-in of an unknown remixer.
  constraint profiles_username_not_reserved check (
    regexp_replace(lower(username), '[._-]', '', 'g') not in (
      'admin', 'administrator', 'anonymous', 'help', 'moderator', 'null', 'official', 'orison', 'root',
      'security', 'staff', 'support', 'system', 'team', 'undefined'
    )
  ),
  constraint profiles_bio_length check (char_length(bio) <= 500),
  constraint profiles_avatar_url_spelling check (avatar_url ~ '^https?://\S+$' and char_length(avatar_url) <= 2048),
  constraint profiles_banner_url_spelling check (banner_url ~ '^https?://\S+$' and char_length(banner_url) <= 2048)
);

create unique index profiles_username_key on public.profiles (lower(username));

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to anon, authenticated;
grant update (username, bio, avatar_url, banner_url) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

-- Tidies what a person typed and keeps the dates true. An emptied field is null, not ''.
create function private.tidy_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.username := btrim(new.username);
  new.bio := nullif(btrim(regexp_replace(new.bio, '[\u202A-\u202E\u2066-\u2069]', '', 'g')), '');
  new.avatar_url := nullif(btrim(new.avatar_url), '');
  new.banner_url := nullif(btrim(new.banner_url), '');
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

-- A name that says nothing about the person: two words and a number, never anything from the e-mail address.
create function private.neutral_username()
returns text
language sql
volatile
set search_path = ''
as $$
  select
    (array[
      'Quiet', 'Gentle', 'Bright', 'Still', 'Kind', 'Calm', 'Clear', 'Early', 'Golden', 'Humble',
      'Open', 'Patient', 'Silver', 'Simple', 'Steady', 'Tender', 'Thankful', 'True', 'Warm', 'Wide'
    ])[1 + floor(random() * 20)::int]
    || (array[
      'Bell', 'Bridge', 'Cedar', 'Dawn', 'Field', 'Garden', 'Harbor', 'Hill', 'Lamp', 'Lake',
      'Lark', 'Meadow', 'Morning', 'Olive', 'Path', 'River', 'Sparrow', 'Spring', 'Valley', 'Willow'
    ])[1 + floor(random() * 20)::int]
    || (1000 + floor(random() * 9000)::int)::text;
$$;
revoke execute on function private.neutral_username () from public;

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
begin
  if (select auth.uid()) is null then
    raise exception 'Only a signed-in account can have a profile.' using errcode = '42501';
  end if;
  perform private.create_profile((select auth.uid()));
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
  select * into found_profile from public.profiles where id = (select auth.uid());
  if found_profile.id is null then
    perform private.create_own_profile();
    select * into found_profile from public.profiles where id = (select auth.uid());
  end if;
  return found_profile;
end;
$$;
revoke execute on function public.ensure_profile () from public, anon, authenticated;
grant execute on function public.ensure_profile () to authenticated;

alter table public.profiles enable row level security;

create policy "Profiles can be read by everybody" on public.profiles
for select to anon, authenticated
using (true);

create policy "Profiles can be changed by their owner" on public.profiles
for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));
