-- Where a prayer comes from and what became of it: the line of its originals, and its remixes.

-- Remixes of one prayer are read newest first.
drop index public.prayers_original_prayer_id;
create index prayers_original_newest on public.prayers (original_prayer_id, created_at desc, id desc)
where original_prayer_id is not null;

-- The family of a prayer: the prayer itself (`self`), the originals that it comes from, 12 at most (`original`; `steps` counts
-- them from the prayer), its newest remixes, 20 at most (`remix`), and the newest other remixes of its original, 10 at most
-- (`sibling`). No row for a prayer that the viewer can not read. It reads with the viewer's own rights: what the viewer can not
-- read is no member, and where it would have stood the line ends as it does behind a deleted original (decision 030).
-- `made_by` is the present name of whoever made it, else the name that a remix keeps, else null.
create function public.prayer_family(of_prayer uuid)
returns table (
  id uuid, relation text, steps integer, title text, made_by text, user_id uuid, is_remix boolean,
  original_prayer_id uuid, is_private boolean, language text, created_at timestamptz
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
    prayer.is_remix, prayer.original_prayer_id, prayer.is_private, prayer.language, prayer.created_at
  from member
  join public.prayers as prayer on prayer.id = member.id
  left join public.profiles as profile on profile.id = prayer.user_id
  order by member.relation = 'sibling', member.relation = 'remix', member.steps desc, prayer.created_at desc, prayer.id desc;
$$;
revoke execute on function public.prayer_family (uuid) from public;
grant execute on function public.prayer_family (uuid) to anon, authenticated, service_role;
