-- Each "Generate another" published one more prayer. Now another variant takes the row of the one before it, as long as that
-- row is still what was composed and nobody has taken to it.

-- Whether the words stand: something was changed by hand. Prayers from before this column stand too; nobody knows of them.
alter table public.prayers add column is_settled boolean not null default true;
alter table public.prayers alter column is_settled set default false;
select private.forget_statistics('public.prayers');

-- As before, and who writes under row-level security writes by hand: from then on the words stand.
create or replace function private.guard_changed_prayer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  new.author := old.author;
  new.source := old.source;
  new.is_remix := old.is_remix;
  new.created_at := old.created_at;
  if new.user_id is not null then
    new.user_id := old.user_id;
  end if;
  if new.original_prayer_id is not null then
    new.original_prayer_id := old.original_prayer_id;
  end if;
  if row_security_active('public.prayers') then
    new.is_settled := true;
  end if;
  new.updated_at := now();
  return new;
end;
$$;

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
