-- A prayer can be removed while people report it: the removal takes the row's strongest lock at once.

-- Carries a moderator's decision out; see public.decide_report.
create or replace function private.carry_out_decision(decided_id uuid, decision text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  decided record;
begin
  if not private.is_moderator() then
    raise exception 'Only moderators can decide about reports.' using errcode = '42501';
  end if;
  if decision is null or decision not in ('keep', 'remove') then
    raise exception 'A decision is "keep" or "remove".' using errcode = '22023';
  end if;
  -- Whoever reports the prayer in this moment holds a share of its row and is waited for here, before anything else is held:
  -- they and a removal that began with less would wait for each other.
  if decision = 'remove' then
    perform 1 from public.prayers where id = decided_id for update;
  end if;
  select user_id, withheld_as, is_private into decided from public.prayers where id = decided_id for no key update;
  if not found
    or (decided.is_private and decided.withheld_as is distinct from 'public')
    or (
      decided.withheld_as is null
      and not exists (select 1 from public.reports where prayer_id = decided_id and decided_at is null)
    )
  then
    raise exception 'No report of such a prayer waits for a decision.' using errcode = 'PT404';
  end if;
  if decided.user_id = private.viewer_id() then
    raise exception 'Somebody else decides about a prayer of your own.' using errcode = '42501';
  end if;

  if decision = 'remove' then
    delete from public.prayers where id = decided_id;
    return;
  end if;
  update public.reports set decided_at = now() where prayer_id = decided_id and decided_at is null;
  perform private.return_prayer(decided_id);
end;
$$;
