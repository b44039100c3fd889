-- While a prayer is withheld its remixes name no original; private.withheld_originals remembers whose they are. Such a prayer
-- stays as it was remixed, too.

-- As before, and no prayer whose remixes wait for its return is replaced.
create or replace function private.replace_own_variant(
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
      and not exists (
        select from private.withheld_originals as waiting
        join public.prayers as remix on remix.id = waiting.remix_id
        where waiting.original_id = own_id and (not remix.is_private or remix.user_id = viewer)
      )
    returning own.*;
end;
$$;
