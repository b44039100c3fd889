-- Prayers that come from other prayers.

-- A remix names an original that its readers can read, or none: a public remix a public one, a private remix also a private one
-- of the same owner. Otherwise the id of a private prayer would stand on a public one, and originals that became private could
-- be told from deleted ones.

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

-- Puts other words into the viewer's own prayer of a key, unless it was changed by hand, is liked or is remixed; answers with
-- the row, or with none when it stays as it is. Asking counts as an edit. It runs with its owner's rights, because what the
-- viewer writes otherwise settles the row, and takes no argument that could name another person. A remix that the viewer
-- can not read does not count: who remixed it for themselves alone stays unknown.
create function private.replace_own_variant(
  of_key uuid,
  new_title text,
  new_short_text text,
  new_medium_text text,
  new_long_text text
)
returns setof public.prayers
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := private.viewer_id();
  own_id uuid;
begin
  -- Before the row is locked: the removal of an account goes from the profile to its prayers, too.
  perform private.note_activity('edit');
  -- Who is about to like or remix the prayer waits from here on, or has done so and is seen below.
  select id into own_id from public.prayers where user_id = viewer and made_key = of_key for update;
  return query
    update public.prayers as own
    set title = new_title, short_text = new_short_text, medium_text = new_medium_text, long_text = new_long_text
    where own.id = own_id
      and not own.is_settled
      and not exists (
        select from public.like_counts as liked where liked.prayer_id = own_id and liked.likes > 0
      )
      and not exists (
        select from public.prayers as remix
        where remix.original_prayer_id = own_id and (not remix.is_private or remix.user_id = viewer)
      )
    returning own.*;
end;
$$;
revoke execute on function private.replace_own_variant (uuid, text, text, text, text) from public;
grant execute on function private.replace_own_variant (uuid, text, text, text, text) to authenticated;

-- Another variant of a prayer that the viewer has just made takes its row, which keeps its place, its privacy and its tags.
-- No row when the prayer is not there, or stays as it is.
create function public.replace_variant(
  of_key uuid,
  title text,
  short_text text,
  medium_text text default null,
  long_text text default null
)
returns setof public.prayers
language sql
set search_path = ''
as $$
  select * from private.replace_own_variant(of_key, title, short_text, medium_text, long_text);
$$;
revoke execute on function public.replace_variant (uuid, text, text, text, text) from public, anon, authenticated;
grant execute on function public.replace_variant (uuid, text, text, text, text) to authenticated;
