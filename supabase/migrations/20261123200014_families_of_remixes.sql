-- Where a prayer comes from and what became of it: the line of its originals, and its remixes.

-- Who made the original of a remix, so that the credit outlives the original: only of originals that were public when they were
-- remixed. It goes with the remix, and with its author's account. Nobody reads it but `prayer_family`. The author is no foreign
-- key: a table between two others is a way from one to the other through the REST API.
create table private.remix_credits (
  remix_id uuid primary key references public.prayers (id) on delete cascade,
  author_id uuid not null
);
create index remix_credits_author_id on private.remix_credits (author_id);
alter table private.remix_credits enable row level security;
revoke all on table private.remix_credits from anon, authenticated;

create function private.note_original_author()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.remix_credits (remix_id, author_id)
  select new.id, original.user_id
  from public.prayers as original
  where original.id = new.original_prayer_id and original.user_id is not null and not original.is_private;
  return new;
end;
$$;
revoke execute on function private.note_original_author () from public;

create trigger prayers_note_original_author
after insert on public.prayers
for each row when (new.is_remix)
execute function private.note_original_author();

create function private.forget_remix_credits()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.remix_credits where author_id = old.id;
  return old;
end;
$$;
revoke execute on function private.forget_remix_credits () from public;

create trigger profiles_forget_remix_credits
after delete on public.profiles
for each row execute function private.forget_remix_credits();

-- The account that made the original of a remix; null when nobody is known.
create function private.original_author(of_remix uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select author_id from private.remix_credits where remix_id = of_remix;
$$;
revoke execute on function private.original_author (uuid) from public;
grant execute on function private.original_author (uuid) to anon, authenticated, service_role;

-- The family of a prayer: the prayer itself (`self`), the originals that it comes from, 12 at most (`original`; `steps` counts
-- them from the prayer), its newest remixes, 20 at most (`remix`), and the newest other remixes of its original, 10 at most
-- (`sibling`). No row for a prayer that the viewer can not read. It reads with the viewer's own rights: what the viewer can not
-- read is no member, and where it would have stood the line ends as it does behind a deleted original (decision 030).
-- `made_by` is the present name of whoever made it, else the name that a remix keeps, else null. `original_made_by` and
-- `original_user_id` tell who made the original of a remix, also when that was deleted or became private; else null.
create function public.prayer_family(of_prayer uuid)
returns table (
  id uuid, relation text, steps integer, title text, made_by text, user_id uuid, is_remix boolean,
  original_prayer_id uuid, original_made_by text, original_user_id uuid, is_private boolean, language text,
  created_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  with recursive line as (
    select prayer.id, prayer.original_prayer_id, 0 as steps
    from public.prayers as prayer
    where prayer.id = of_prayer
    -- Not `all`, and bounded: a circle can not be written, and would end here.
    union
    select original.id, original.original_prayer_id, line.steps + 1
    from line
    join public.prayers as original on original.id = line.original_prayer_id
    where line.steps < 12
  ),
  member as (
    select line.id, case line.steps when 0 then 'self' else 'original' end as relation, line.steps
    from line
    union all
    (
      select remix.id, 'remix', 0
      from public.prayers as remix
      where remix.original_prayer_id = of_prayer and exists (select 1 from line)
      order by remix.created_at desc, remix.id desc
      limit 20
    )
    union all
    (
      select sibling.id, 'sibling', 0
      from public.prayers as sibling
      where sibling.original_prayer_id = (select line.id from line where line.steps = 1 limit 1) and sibling.id <> of_prayer
      order by sibling.created_at desc, sibling.id desc
      limit 10
    )
  )
  select
    prayer.id, member.relation, member.steps, prayer.title, coalesce(profile.username, prayer.remix_author), prayer.user_id,
    prayer.is_remix, prayer.original_prayer_id, original_author.username, original_author.id, prayer.is_private,
    prayer.language, prayer.created_at
  from member
  join public.prayers as prayer on prayer.id = member.id
  left join public.profiles as profile on profile.id = prayer.user_id
  left join public.profiles as original_author
    on prayer.is_remix and original_author.id = private.original_author(prayer.id)
  order by member.relation = 'sibling', member.relation = 'remix', member.steps desc, prayer.created_at desc, prayer.id desc;
$$;
revoke execute on function public.prayer_family (uuid) from public;
grant execute on function public.prayer_family (uuid) to anon, authenticated, service_role;
