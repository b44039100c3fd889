-- Eight pictures at a time bound what a person keeps, not what a person sends: sent and removed again, or replaced in place, a
-- picture of 50 MB could follow another all day.

-- How much one person may do in a span of time, and the sentence that says so. The one place of these numbers.
create or replace function private.activity_limits()
returns table (action text, most integer, span interval, refusal text)
language sql
immutable
set search_path = ''
as $$
  values
    (
      'pray', 120, interval '1 hour',
      'You have made 120 prayers in the last hour. Please rest a while and try again.'
    ),
    (
      'like', 60, interval '1 minute',
      'You have given 60 likes in the last minute. Please rest a moment and try again.'
    ),
    (
      'edit', 240, interval '1 hour',
      'You have changed prayers 240 times in the last hour. Please rest a while and try again.'
    ),
    (
      'rename', 5, interval '30 days',
      'You have changed your username 5 times in the last 30 days. Please keep this one for a while.'
    ),
    (
      'profile', 60, interval '1 hour',
      'You have changed your profile 60 times in the last hour. Please rest a while and try again.'
    ),
    (
      'report', 20, interval '1 day',
      'You have reported 20 prayers in the last day. Please try again tomorrow.'
    ),
    (
      'hide', 60, interval '1 minute',
      'You have hidden 60 prayers in the last minute. Please rest a moment and try again.'
    ),
    (
      'picture', 40, interval '1 hour',
      'You have changed pictures 40 times in the last hour. Please rest a while and try again.'
    );
$$;

alter table private.recent_activity
drop constraint recent_activity_action_known,
add constraint recent_activity_action_known
check (action in ('pray', 'like', 'edit', 'rename', 'profile', 'report', 'hide', 'picture'));

-- Notes that the viewer removes or replaces a picture of the own; refused with a sentence beyond the limit. Whoever may keep
-- eight sends no more than eight beyond what is removed. Table triggers would do, but belong to the storage service.
create function private.note_picture_change(owner text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  -- What is another's is refused by the policies beside this one, and charged to nobody.
  if owner = private.viewer_id()::text then
    perform private.note_activity('picture');
  end if;
  return true;
end;
$$;
revoke execute on function private.note_picture_change (text) from public;
grant execute on function private.note_picture_change (text) to authenticated;

create policy "Profile pictures are removed a few times an hour" on storage.objects
as restrictive for delete to authenticated
using (bucket_id <> 'profiles' or private.note_picture_change(owner_id));

create policy "Profile pictures are replaced a few times an hour" on storage.objects
as restrictive for update to authenticated
using (bucket_id <> 'profiles' or private.note_picture_change(owner_id))
-- The new row is the same picture.
with check (true);
