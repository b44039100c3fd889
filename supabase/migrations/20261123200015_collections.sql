-- A person's prayer book beside the likes: collections of prayers with a name, an order and a note for each prayer. What somebody
-- collects can reveal what they believe or fear, so all of it is for their eyes only. A collection can be shared by choice,
-- through a link that carries a drawn key; its readers find only those prayers that they may read anyway.

-- One row for each collection of a person. The id may be drawn on the device, so that a collection that is sent twice is
-- stored once.
create table public.collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default private.viewer_id() references private.people (id) on delete cascade,
  name text not null,
  is_shared boolean not null default false,
  -- What the link to a shared collection carries. It is drawn anew each time it is shared: old links stay dead.
  share_key uuid,
  created_at timestamptz not null default now(),
  constraint collections_name_length check (char_length(name) between 1 and 80),
  constraint collections_share_key_when_shared check (is_shared = (share_key is not null))
);
create unique index collections_one_of_a_name on public.collections (user_id, lower(name));
create unique index collections_share_key on public.collections (share_key);
select private.forget_statistics('public.collections');

-- One row for each prayer in a collection. Positions begin at 1 and may have gaps.
create table public.collection_prayers (
  collection_id uuid not null references public.collections (id) on delete cascade,
  prayer_id uuid not null references public.prayers (id) on delete cascade,
  position integer not null default 0,
  note text,
  created_at timestamptz not null default now(),
  primary key (collection_id, prayer_id),
  constraint collection_prayers_note_length check (char_length(note) <= 2000)
);
create index collection_prayers_prayer_id on public.collection_prayers (prayer_id);
select private.forget_statistics('public.collection_prayers');

-- A key and the places in a collection can not be sent. Whose a new collection is can be, so that what one person began is not
-- stored for another who has signed in meanwhile.
revoke all on table public.collections, public.collection_prayers from anon, authenticated;
grant select, insert (id, name, user_id), update (name, is_shared), delete on table public.collections to authenticated;
grant select, insert (collection_id, prayer_id, note), update (note), delete
on table public.collection_prayers to authenticated;
grant all on table public.collections, public.collection_prayers to service_role;

alter table public.collections enable row level security;
alter table public.collection_prayers enable row level security;

create policy "Collections can be read by the person who made them" on public.collections
for select to authenticated
using (user_id = (select private.viewer_id()));

create policy "Collections can be made in one's own name" on public.collections
for insert to authenticated
with check (user_id = (select private.viewer_id()));

create policy "Collections can be changed by the person who made them" on public.collections
for update to authenticated
using (user_id = (select private.viewer_id()))
with check (user_id = (select private.viewer_id()));

create policy "Collections can be removed by the person who made them" on public.collections
for delete to authenticated
using (user_id = (select private.viewer_id()));

-- The policies of collections show a person that person's own collections and no others.
create policy "What is in a collection can be read by the person who made it" on public.collection_prayers
for select to authenticated
using (exists (select 1 from public.collections where collections.id = collection_prayers.collection_id));

create policy "A prayer that one can read can be put into a collection of one's own" on public.collection_prayers
for insert to authenticated
with check (
  exists (select 1 from public.collections where collections.id = collection_prayers.collection_id)
  and exists (select 1 from public.prayers where prayers.id = collection_prayers.prayer_id)
);

create policy "What is in a collection can be changed by the person who made it" on public.collection_prayers
for update to authenticated
using (exists (select 1 from public.collections where collections.id = collection_prayers.collection_id))
with check (exists (select 1 from public.collections where collections.id = collection_prayers.collection_id));

create policy "A prayer can be taken out of a collection by the person who made it" on public.collection_prayers
for delete to authenticated
using (exists (select 1 from public.collections where collections.id = collection_prayers.collection_id));

create trigger collections_a_keep_to_limit
before insert on public.collections
for each row execute function private.keep_to_limit('collection');

create trigger collections_a_keep_changes_to_limit
before update on public.collections
for each row execute function private.keep_to_limit('collect');

create trigger collection_prayers_a_keep_to_limit
before insert or update on public.collection_prayers
for each row execute function private.keep_to_limit('collect');

-- A person has 50 collections at most. The row of an id that is there already is not counted: it is not stored again. It runs
-- with the writer's rights, to whom the policies show the writer's own; the limit before it lets one person's simultaneous
-- requests wait for each other.
create function private.keep_collections_few()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from public.collections where user_id = new.user_id and id <> new.id) >= 50
    and not exists (select from public.collections where id = new.id)
  then
    raise exception using
      errcode = 'PT429', message = 'You have 50 collections already. Please remove one of them first.';
  end if;
  return new;
end;
$$;
revoke execute on function private.keep_collections_few () from public;

create trigger collections_keep_few
before insert on public.collections
for each row execute function private.keep_collections_few();

-- Keeps a name in one plain line, and draws the key of the link when a collection begins to be shared.
create function private.tidy_collection()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('name', new.name, 80);
  new.name := private.plain_line(new.name);
  if not new.is_shared then
    new.share_key := null;
  elsif new.share_key is null then
    new.share_key := gen_random_uuid();
  end if;
  return new;
end;
$$;
revoke execute on function private.tidy_collection () from public;

create trigger collections_tidy
before insert or update on public.collections
for each row execute function private.tidy_collection();

-- Puts a new prayer at the end of its collection, which holds 200 at most. One that is there already is not stored again. Like
-- the number of collections it is counted with the writer's rights, so that the collection of somebody else looks empty.
create function private.place_in_collection()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  held record;
begin
  select count(*) as prayers, coalesce(max(entry.position), 0) as last, bool_or(entry.prayer_id = new.prayer_id) as has_it
  into held
  from public.collection_prayers as entry
  where entry.collection_id = new.collection_id;
  if held.prayers >= 200 and not held.has_it then
    raise exception using
      errcode = 'PT429', message = 'A collection holds 200 prayers. Please begin another one.';
  end if;
  new.position := held.last + 1;
  return new;
end;
$$;
revoke execute on function private.place_in_collection () from public;

create trigger collection_prayers_place
before insert on public.collection_prayers
for each row execute function private.place_in_collection();

-- Keeps a note in one form: plain, and null when it would look blank.
create function private.tidy_collection_note()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('note', new.note, 2000);
  new.note := btrim(private.tidy_text(new.note), e' \n\t');
  return new;
end;
$$;
revoke execute on function private.tidy_collection_note () from public;

create trigger collection_prayers_tidy
before insert or update on public.collection_prayers
for each row execute function private.tidy_collection_note();

-- Carries out public.arrange_collection. It runs with its owner's rights, because positions can not be sent and one order is one
-- change, and takes no argument that could name another person.
create function private.arrange_own_collection(arranged_id uuid, in_order uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if cardinality(in_order) > 200 then
    raise exception using errcode = '22023', message = 'A collection holds 200 prayers.';
  end if;
  perform private.note_activity('collect');
  perform 1 from public.collections where id = arranged_id and user_id = private.viewer_id() for update;
  if not found then
    raise exception using errcode = '42501', message = 'This collection is not yours to arrange.';
  end if;

  update public.collection_prayers as entry
  set position = ordered.place
  from (
    select held.prayer_id,
      row_number() over (order by named.place nulls last, held.position, held.prayer_id) as place
    from public.collection_prayers as held
    left join (
      select prayer_id, min(place) as place
      from unnest(in_order) with ordinality as given (prayer_id, place)
      group by prayer_id
    ) as named on named.prayer_id = held.prayer_id
    where held.collection_id = arranged_id
  ) as ordered
  where entry.collection_id = arranged_id
    and entry.prayer_id = ordered.prayer_id
    and entry.position <> ordered.place;
end;
$$;
revoke execute on function private.arrange_own_collection (uuid, uuid[]) from public;
grant execute on function private.arrange_own_collection (uuid, uuid[]) to authenticated;

-- Puts the prayers of the viewer's own collection into an order. What the list does not name comes after it, in the order it
-- had; what the collection does not hold is passed over. 42501 for a collection that is somebody else's or nobody's.
create function public.arrange_collection(arranged_id uuid, in_order uuid[])
returns void
language sql
set search_path = ''
as $$
  select private.arrange_own_collection(arranged_id, in_order);
$$;
revoke execute on function public.arrange_collection (uuid, uuid[]) from public, anon, authenticated;
grant execute on function public.arrange_collection (uuid, uuid[]) to authenticated;

-- What is in the shared collection of a key: nothing for a key that leads nowhere, one row without a prayer for an empty one. It
-- runs with its owner's rights, since the policies show collections to their owners only: whoever knows the key may read.
create function private.find_shared_prayers(of_key uuid)
returns table (name text, prayer_id uuid, "position" integer, note text)
language sql
stable
security definer
set search_path = ''
as $$
  select shared.name, entry.prayer_id, entry.position, entry.note
  from public.collections as shared
  left join public.collection_prayers as entry on entry.collection_id = shared.id
  where shared.share_key = of_key and shared.is_shared;
$$;
revoke execute on function private.find_shared_prayers (uuid) from public;
grant execute on function private.find_shared_prayers (uuid) to anon, authenticated;

-- The shared collection of a key: {"name", "prayers": [{"prayer_id", "note"}]} in its order; null when there is none. It says
-- nothing of its owner, and of a prayer that the caller may not read neither id nor note: the policies of prayers decide.
create function public.shared_collection(of_key uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', min(entry.name),
    'prayers', coalesce(
      jsonb_agg(
        jsonb_build_object('prayer_id', entry.prayer_id, 'note', entry.note)
        order by entry.position, entry.prayer_id
      ) filter (where prayer.id is not null),
      '[]'
    )
  )
  from private.find_shared_prayers(of_key) as entry
  left join public.prayers as prayer on prayer.id = entry.prayer_id
  having count(*) > 0;
$$;
revoke execute on function public.shared_collection (uuid) from public, anon, authenticated;
grant execute on function public.shared_collection (uuid) to anon, authenticated;

-- The collections of the viewer as the file of the account has them. The policies show a person no others.
create function private.own_collections()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', own.id,
      'name', own.name,
      'is_shared', own.is_shared,
      'created_at', own.created_at,
      'prayers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'prayer_id', entry.prayer_id, 'title', prayer.title, 'note', entry.note, 'kept_at', entry.created_at
          )
          order by entry.position, entry.prayer_id
        ), '[]')
        from public.collection_prayers as entry
        left join public.prayers as prayer on prayer.id = entry.prayer_id
        where entry.collection_id = own.id
      )
    )
    order by own.created_at, own.id
  ), '[]')
  from public.collections as own;
$$;
revoke execute on function private.own_collections () from public;
grant execute on function private.own_collections () to authenticated;
