-- Rows of one request are bounded for each table it embeds, and so multiply: an owner's prayers, each with its owner, each
-- with the prayers … gave 46 MB for one short address. The API embeds along foreign keys between its own tables. Those that
-- lead to many rows of a person, or from a prayer back to prayers, now end in the schema it does not serve; what is left
-- (a prayer's count, a viewer's own like, the prayer of these) leads to one row each.

-- One row for each profile: what belongs to a person refers to it.
create table private.people (
  id uuid primary key references public.profiles (id) on delete cascade
);
alter table private.people enable row level security;
revoke all on table private.people from anon, authenticated;


insert into private.people (id) select id from public.profiles;

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

alter table public.prayers
drop constraint prayers_user_id_fkey,
add constraint prayers_user_id_fkey foreign key (user_id) references private.people (id) on delete set null,
-- The triggers of "originals" keep it true.
drop constraint prayers_original_prayer_id_fkey;

alter table public.likes
drop constraint likes_user_id_fkey,
add constraint likes_user_id_fkey foreign key (user_id) references private.people (id) on delete cascade;

-- As hosted projects have it from the start; PostgREST applies a role's settings to its requests.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception
  when insufficient_privilege then
    raise notice 'The time limits of anon and authenticated are left as they are.';
end;
$$;
