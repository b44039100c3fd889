-- What is announced live. The live service can not ask who may see a row that is gone, and would tell everybody of every
-- deletion: that somebody had a private prayer, its id, and how many went with an account. So no table announces deletions,
-- and rows of one table tell what is to disappear.

-- What is to disappear from screens: the ids of prayers that were deleted, and of those that became private. Rows are news
-- and go after an hour; whoever was away reads the lists again. The id of a row is drawn, not counted, so that gaps tell
-- nothing of rows for others.
create table public.removed_prayers (
  id uuid primary key default gen_random_uuid(),
  prayer_id uuid not null,
  removed_at timestamptz not null default now(),
  -- The owner of a prayer that was private when it went, whom alone this concerns; null when everybody saw it.
  only_for uuid,
  -- The owner of a prayer that became private, who goes on seeing it.
  hidden_from uuid
);

create index removed_prayers_removed_at on public.removed_prayers (removed_at);
create index removed_prayers_only_for on public.removed_prayers (only_for) where only_for is not null;
create index removed_prayers_hidden_from on public.removed_prayers (hidden_from) where hidden_from is not null;
select private.forget_statistics('public.removed_prayers');

-- Whom a row is for stays hidden: a deleted prayer and one that became private are the same news.
revoke all on table public.removed_prayers from anon, authenticated;
grant select (id, prayer_id, removed_at) on table public.removed_prayers to anon, authenticated;
grant all on table public.removed_prayers to service_role;

alter table public.removed_prayers enable row level security;

create policy "Removals of public prayers can be read by visitors" on public.removed_prayers
for select to anon
using (only_for is null);

create policy "Removals can be read by those who saw the prayer and see it no more" on public.removed_prayers
for select to authenticated
using (
  (only_for is null or only_for = (select private.viewer_id()))
  and (hidden_from is null or hidden_from is distinct from (select private.viewer_id()))
);

-- Forgets some of the news that are older than an hour. Who finds a row being removed by another leaves it to them.
create function private.forget_old_removals()
returns void
language sql
set search_path = ''
as $$
  delete from public.removed_prayers
  where id in (
    select id from public.removed_prayers
    where removed_at < now() - interval '1 hour'
    limit 1000
    for update skip locked
  );
$$;
revoke execute on function private.forget_old_removals () from public;

-- Announces deleted prayers to those who could see them. A private prayer without an owner was seen by nobody.
create function private.announce_deleted_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.removed_prayers (prayer_id, only_for)
  select id, case when is_private then user_id end
  from old_prayers where not is_private or user_id is not null;
  perform private.forget_old_removals();
  return null;
end;
$$;
revoke execute on function private.announce_deleted_prayers () from public;

create trigger prayers_announce_deleted
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.announce_deleted_prayers();

-- Announces prayers that became private to everybody but their owner.
create function private.announce_hidden_prayers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.removed_prayers (prayer_id, hidden_from)
  select id, now_is.user_id
  from new_prayers as now_is
  join old_prayers as was using (id)
  where now_is.is_private and not was.is_private;
  if found then
    perform private.forget_old_removals();
  end if;
  return null;
end;
$$;
revoke execute on function private.announce_hidden_prayers () from public;

create trigger prayers_announce_hidden
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.announce_hidden_prayers();

-- Prayers, filtered for each listener by the read policies, and numbers of likes. Never likes themselves: who likes a prayer is
-- nobody else's business. Deletions of no table: numbers of likes go with their prayers, private ones too.
alter publication supabase_realtime set (publish = 'insert, update');
alter publication supabase_realtime add table public.prayers, public.like_counts, public.removed_prayers;
