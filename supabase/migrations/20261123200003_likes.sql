-- Who likes which prayer. Likes can reveal a person's religion, so a row is for that person's eyes only.
create table public.likes (
  prayer_id uuid not null references public.prayers (id) on delete cascade,
  user_id uuid not null default private.viewer_id() references private.people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (prayer_id, user_id)
);

create index likes_user_id_newest on public.likes (user_id, created_at desc, prayer_id desc);
select private.forget_statistics('public.likes');

-- How many people like a prayer: one row for each prayer, a number and never a name.
create table public.like_counts (
  prayer_id uuid primary key references public.prayers (id) on delete cascade,
  likes integer not null default 0,
  constraint like_counts_likes_not_negative check (likes >= 0)
);
select private.forget_statistics('public.like_counts');

revoke all on table public.likes from anon, authenticated;
grant select, insert (prayer_id, user_id), delete on table public.likes to authenticated;
grant all on table public.likes to service_role;

revoke all on table public.like_counts from anon, authenticated;
grant select on table public.like_counts to anon, authenticated;
grant all on table public.like_counts to service_role;

alter table public.likes enable row level security;
alter table public.like_counts enable row level security;

create policy "Likes can be read by the person who gave them" on public.likes
for select to authenticated
using (user_id = (select private.viewer_id()));

create policy "Likes can be given in one's own name to a prayer one can read" on public.likes
for insert to authenticated
with check (
  user_id = (select private.viewer_id())
  and exists (select 1 from public.prayers where prayers.id = likes.prayer_id)
);

create policy "Likes can be taken back by the person who gave them" on public.likes
for delete to authenticated
using (user_id = (select private.viewer_id()));

create policy "Counts can be read with their prayer" on public.like_counts
for select to anon, authenticated
using (exists (select 1 from public.prayers where prayers.id = like_counts.prayer_id));

-- Gives each new prayer its count of zero.
create function private.start_like_counts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.like_counts (prayer_id) select id from new_prayers on conflict do nothing;
  return null;
end;
$$;
revoke execute on function private.start_like_counts () from public;

create trigger prayers_start_like_counts
after insert on public.prayers
referencing new table as new_prayers
for each statement execute function private.start_like_counts();

-- Adds new likes to the counts. One statement locks its count rows in the order of their keys, so that two statements
-- which touch the same prayers wait for each other instead of blocking each other.
create function private.count_new_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.like_counts
  where prayer_id in (select prayer_id from new_likes)
  order by prayer_id
  for no key update;

  update public.like_counts
  set likes = like_counts.likes + added.likes
  from (select prayer_id, count(*) as likes from new_likes group by prayer_id) as added
  where like_counts.prayer_id = added.prayer_id;
  return null;
end;
$$;
revoke execute on function private.count_new_likes () from public;

create trigger likes_count_new
after insert on public.likes
referencing new table as new_likes
for each statement execute function private.count_new_likes();

-- Takes removed likes off the counts, whether one person took one back or an account went with all of its likes.
create function private.count_removed_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.like_counts
  where prayer_id in (select prayer_id from removed_likes)
  order by prayer_id
  for no key update;

  update public.like_counts
  set likes = like_counts.likes - removed.likes
  from (select prayer_id, count(*) as likes from removed_likes group by prayer_id) as removed
  where like_counts.prayer_id = removed.prayer_id;
  return null;
end;
$$;
revoke execute on function private.count_removed_likes () from public;

create trigger likes_count_removed
after delete on public.likes
referencing old table as removed_likes
for each statement execute function private.count_removed_likes();

-- Removes the likes of a prayer before the prayer itself: always the order prayer, like, count, which taking a like
-- back follows too. The cascades alone would lock count and like in the order of their internal names.
create function private.remove_likes_of_removed_prayer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.likes where prayer_id = old.id;
  return old;
end;
$$;
revoke execute on function private.remove_likes_of_removed_prayer () from public;

create trigger prayers_remove_likes
before delete on public.prayers
for each row execute function private.remove_likes_of_removed_prayer();
