-- Somebody may delete a prayer, or make it private, while somebody else is still writing their version of it. That version
-- is kept: as the remix of a removed prayer, which is what it would be a moment later.

-- As before, but an original that the remixer can not read becomes none, and who names none makes no remix. It runs with the
-- writer's own rights, so the policies answer "can it be read?", and a hidden original gives the same row as one that does
-- not exist. Naming one that never was gains nothing: the credit line then holds the writer's own name alone.
create or replace function private.guard_new_prayer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not row_security_active('public.prayers') then
    return new;
  end if;
  new.author := 'Orison';
  new.source := 'AI Generated';
  new.created_at := now();
  new.remix_author := null;
  new.is_remix := new.is_remix and new.original_prayer_id is not null;
  if new.is_remix then
    if not exists (select 1 from public.prayers where id = new.original_prayer_id) then
      new.original_prayer_id := null;
    end if;
    select username into new.remix_author from public.profiles where id = (select private.viewer_id());
    new.remix_author := coalesce(new.remix_author, 'Anonymous');
  end if;
  return new;
end;
$$;
