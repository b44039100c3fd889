-- A public remix kept the id of an original that became private, while that of a deleted one became null: the two could be
-- told apart, and the id of a private prayer stood on a public one. Now a remix names an original that its readers can read,
-- or none: a public remix a public one, a private remix also a private one of the same owner.

-- Whether a remix may name the original. It runs with its owner's rights, for a policy would hide the row from the lock:
-- who is about to hide or delete the original waits, or has done so and is seen here.
create function private.may_name_original(original_id uuid, remix_is_private boolean, remixer_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  original record;
begin
  select is_private, user_id into original from public.prayers where id = original_id for share;
  return found and (not original.is_private or (remix_is_private and original.user_id = remixer_id));
end;
$$;
revoke execute on function private.may_name_original (uuid, boolean, uuid) from public;
grant execute on function private.may_name_original (uuid, boolean, uuid) to authenticated, service_role;

-- Empties the name of an original that the readers of the remix could not read, whoever writes it.
create function private.guard_original()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.original_prayer_id is not null
    and not private.may_name_original(new.original_prayer_id, new.is_private, new.user_id)
  then
    new.original_prayer_id := null;
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_original () from public;

create trigger prayers_guard_original_of_new
before insert on public.prayers
for each row when (new.original_prayer_id is not null)
execute function private.guard_original();

-- Only when a remix becomes public or changes hands; what happens to originals is told by the triggers below.
create trigger prayers_guard_original_of_changed
before update on public.prayers
for each row
when (
  new.original_prayer_id is not null
  and (new.is_private, new.user_id) is distinct from (old.is_private, old.user_id)
)
execute function private.guard_original();

-- Lets remixes forget deleted originals.
create function private.forget_deleted_originals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.prayers set original_prayer_id = null
  where original_prayer_id in (select id from old_prayers);
  return null;
end;
$$;
revoke execute on function private.forget_deleted_originals () from public;

create trigger prayers_forget_deleted_originals
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.forget_deleted_originals();

-- Lets remixes forget originals that their readers can read no more.
create function private.forget_hidden_originals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  hidden constant uuid[] := array(
    select now_is.id
    from new_prayers as now_is
    join old_prayers as was using (id)
    where now_is.is_private and (not was.is_private or now_is.user_id is distinct from was.user_id)
  );
begin
  if cardinality(hidden) > 0 then
    update public.prayers as remix set original_prayer_id = null
    from new_prayers as original
    where original.id = any (hidden)
      and remix.original_prayer_id = original.id
      and not (remix.is_private and remix.user_id is not distinct from original.user_id);
  end if;
  return null;
end;
$$;
revoke execute on function private.forget_hidden_originals () from public;

create trigger prayers_forget_hidden_originals
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.forget_hidden_originals();

update public.prayers as remix set original_prayer_id = null
from public.prayers as original
where original.id = remix.original_prayer_id
  and original.is_private
  and not (remix.is_private and remix.user_id is not distinct from original.user_id);
