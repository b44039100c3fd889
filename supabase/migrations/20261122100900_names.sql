-- Names that pass for the app's own people or for somebody else. Usernames are of ASCII letters, digits and three separators, so
-- of Unicode's confusable characters only those within ASCII remain.

-- What a name looks like: without separators and case, each digit as the letter it stands for in disguises (all different, so
-- that names with different numbers differ), I and 1 as l, and the pairs that read as one letter.
create function private.name_skeleton(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select replace(
    replace(translate(lower(translate(name, '._-', '')), '0123456789i', 'olzeasgtbql'), 'rn', 'm'), 'vv', 'w'
  );
$$;
revoke execute on function private.name_skeleton (text) from public;
-- Whoever changes a profile also writes its index entries.
grant execute on function private.name_skeleton (text) to authenticated, service_role;

-- True for a name that holds the app's name or a high office anywhere, or is made of nothing but words of the house, with or
-- without digits around it.
create function private.is_reserved_name(name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select private.name_skeleton(name) ~ office
    or private.name_skeleton(name) ~ house
    or private.name_skeleton(btrim(name, '0123456789._-')) ~ house
  from (
    select
      '(' || string_agg(private.name_skeleton(word), '|') filter (where is_office) || ')' as office,
      '^(' || string_agg(private.name_skeleton(word) || 's?', '|') filter (where not is_office) || ')+$' as house
    from (
      values
        ('orison', true), ('admin', true), ('moderator', true), ('official', true), ('anonymous', true),
        ('app', false), ('bot', false), ('crew', false), ('desk', false), ('help', false), ('mod', false),
        ('moderation', false), ('my', false), ('null', false), ('operator', false), ('real', false),
        ('root', false), ('security', false), ('service', false), ('site', false), ('staff', false),
        ('support', false), ('sysop', false), ('system', false), ('team', false), ('the', false),
        ('undefined', false), ('web', false), ('webmaster', false)
    ) as known (word, is_office)
  ) as patterns;
$$;
revoke execute on function private.is_reserved_name (text) from public;
grant execute on function private.is_reserved_name (text) to authenticated, service_role;

-- Who has such a name already, or one that looks like an older account's, gets a neutral one.
do $$
declare
  taken record;
begin
  for taken in
    select id from (
      select id, username, row_number() over (
        partition by private.name_skeleton(username) order by created_at, id
      ) as place
      from public.profiles
    ) as named
    where place > 1 or private.is_reserved_name(username)
  loop
    update public.profiles set username = private.neutral_username() where id = taken.id;
  end loop;
end;
$$;

alter table public.profiles
drop constraint profiles_username_not_reserved,
add constraint profiles_username_not_reserved check (not private.is_reserved_name(username));

create unique index profiles_username_look on public.profiles (private.name_skeleton(username));

-- Names that were given up, by what they look like: for a year nobody but the account that had one may take it, and nobody
-- when that account is gone.
create table private.rested_names (
  skeleton text primary key,
  account_id uuid,
  given_up_at timestamptz not null default now(),
  constraint rested_names_skeleton_length check (char_length(skeleton) <= 30)
);
create index rested_names_given_up_at on private.rested_names (given_up_at);
create index rested_names_account_id on private.rested_names (account_id);
alter table private.rested_names enable row level security;
revoke all on table private.rested_names from anon, authenticated;

-- Refuses a name that rests, in the words and with the code of a name that is taken. It runs with its owner's rights because
-- nobody reads the table.
create function private.refuse_rested_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from private.rested_names
    where skeleton = private.name_skeleton(new.username)
      and given_up_at > now() - interval '1 year'
      and account_id is distinct from new.id
  ) then
    raise exception using
      errcode = '23505', message = 'duplicate key value violates unique constraint "profiles_username_look"';
  end if;
  return new;
end;
$$;
revoke execute on function private.refuse_rested_name () from public;

-- Triggers of one moment fire in the order of their names: after the name was tidied.
create trigger profiles_z_refuse_rested_name
before insert or update of username on public.profiles
for each row execute function private.refuse_rested_name();

-- Lets the old name rest, and the credits of the account's remixes say the new one.
create function private.give_up_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.name_skeleton(new.username) <> private.name_skeleton(old.username) then
    delete from private.rested_names
    where skeleton = private.name_skeleton(new.username) or given_up_at <= now() - interval '1 year';
    insert into private.rested_names (skeleton, account_id)
    values (private.name_skeleton(old.username), new.id)
    on conflict (skeleton) do update set account_id = excluded.account_id, given_up_at = excluded.given_up_at;
  end if;
  update public.prayers set remix_author = new.username
  where user_id = new.id and is_remix and remix_author is distinct from new.username;
  return null;
end;
$$;
revoke execute on function private.give_up_name () from public;

create trigger profiles_give_up_name
after update of username on public.profiles
for each row when (new.username is distinct from old.username)
execute function private.give_up_name();

-- Lets the names of a removed account rest, without a word of whose they were.
create function private.give_up_names_of_removed_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.rested_names set account_id = null where account_id = old.id;
  insert into private.rested_names (skeleton) values (private.name_skeleton(old.username))
  on conflict (skeleton) do update set account_id = null, given_up_at = excluded.given_up_at;
  return null;
end;
$$;
revoke execute on function private.give_up_names_of_removed_profile () from public;

create trigger profiles_give_up_names_of_removed
after delete on public.profiles
for each row execute function private.give_up_names_of_removed_profile();
