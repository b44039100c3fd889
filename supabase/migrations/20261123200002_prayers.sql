-- A prayer in three lengths. Without an owner it belongs to the library, or its owner's account was removed.
create table public.prayers (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  short_text text not null,
  medium_text text,
  long_text text,
  tradition text not null,
  category text not null,
  type text not null default 'text',
  author text not null default 'Orison',
  source text default 'AI Generated',
  tags text[] not null default '{}',
  user_id uuid references private.people (id) on delete set null,
  is_remix boolean not null default false,
  -- Without a foreign key, along which the API would embed; the triggers of remixes keep it true.
  original_prayer_id uuid,
  remix_author text,
  is_private boolean not null default false,
  -- Milliseconds, because pages are asked for by this value and JavaScript dates hold no more.
  created_at timestamptz (3) not null default now(),
  updated_at timestamptz (3) not null default now(),
  -- A key that the app draws for each prayer it is about to save. When the answer to a save is lost, the app can save
  -- again under the same key and never has the prayer twice. Null for prayers that came without one.
  made_key uuid,
  -- Whether the words stand: something was changed by hand. Until then another variant may take the row.
  is_settled boolean not null default false,
  -- What its author wants it to be, 'public' or 'private', while reports withhold it; null for every other prayer. Only the
  -- author reads the row then.
  withheld_as text,
  -- The language of the texts, as a BCP 47 tag: what voice reads them aloud and which way they run follow from it. The app
  -- states it for what it composes and for texts that keep most of their words; null where nobody knows.
  language text,
  constraint prayers_title_length check (char_length(title) between 1 and 200),
  constraint prayers_short_text_not_blank check (short_text ~ '\S'),
  constraint prayers_short_text_length check (char_length(short_text) <= 2000),
  constraint prayers_medium_text_length check (char_length(medium_text) <= 5000),
  constraint prayers_long_text_length check (char_length(long_text) <= 10000),
  constraint prayers_tradition_length check (char_length(tradition) between 1 and 60),
  -- 'All' is a filter of the lists, never a category of its own.
  constraint prayers_category_length check (char_length(category) between 1 and 60 and category <> 'All'),
  constraint prayers_type_length check (char_length(type) between 1 and 80),
  constraint prayers_author_length check (char_length(author) between 1 and 80),
  constraint prayers_source_length check (char_length(source) between 1 and 80),
  constraint prayers_tags_tidy check (private.are_tidy_tags(tags)),
  constraint prayers_original_only_of_remix check (is_remix or original_prayer_id is null),
  constraint prayers_remix_author_only_of_remix check (is_remix or remix_author is null),
  constraint prayers_remix_author_length check (char_length(remix_author) between 1 and 30),
  constraint prayers_withheld_as_known check (withheld_as in ('public', 'private')),
  constraint prayers_withheld_are_private check (withheld_as is null or is_private),
  constraint prayers_language_tag check (
    char_length(language) <= 35 and language ~ '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$'
  )
);

-- One index for each list, in its order: all, a category, a tradition, a person.
create index prayers_newest on public.prayers (created_at desc, id desc);
create index prayers_category_newest on public.prayers (category, created_at desc, id desc);
create index prayers_tradition_newest on public.prayers (tradition, created_at desc, id desc);
create index prayers_user_id_newest on public.prayers (user_id, created_at desc, id desc);
-- Remixes of one prayer are read newest first.
create index prayers_original_newest on public.prayers (original_prayer_id, created_at desc, id desc)
where original_prayer_id is not null;
create index prayers_tags on public.prayers using gin (tags);
create index prayers_withheld on public.prayers (id) where withheld_as is not null;

-- A person has a key once; others may draw the same one, so that nobody can block or probe another's.
create unique index prayers_made_once on public.prayers (user_id, made_key) where made_key is not null;

-- Column grants: what is missing here can not be sent at all. author, source, remix_author and created_at may be
-- sent with a new prayer, because the app sends whole prayers, but a trigger overwrites them with the truth.
revoke all on table public.prayers from anon, authenticated;
grant select on table public.prayers to anon, authenticated;
grant insert (
  title, short_text, medium_text, long_text, tradition, category, type, author, source, tags, user_id, is_remix,
  original_prayer_id, remix_author, is_private, created_at, made_key, language
) on table public.prayers to authenticated;
grant update (title, short_text, medium_text, long_text, category, tags, is_private, language) on table public.prayers
to authenticated;
grant delete on table public.prayers to authenticated;
grant all on table public.prayers to service_role;

alter table public.prayers enable row level security;

create policy "Public prayers can be read by visitors" on public.prayers
for select to anon
using (not is_private);

create policy "Prayers can be read when public or one's own" on public.prayers
for select to authenticated
using (not is_private or user_id = (select private.viewer_id()));

create policy "Prayers can be made in one's own name" on public.prayers
for insert to authenticated
with check (user_id = (select private.viewer_id()));

create policy "Prayers can be changed by their owner" on public.prayers
for update to authenticated
using (user_id = (select private.viewer_id()))
with check (user_id = (select private.viewer_id()));

create policy "Prayers can be deleted by their owner" on public.prayers
for delete to authenticated
using (user_id = (select private.viewer_id()));

-- Keeps a prayer's text in one form, whoever writes it.
create function private.tidy_prayer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('title', new.title, 200);
  perform private.refuse_long_text('tradition', new.tradition, 60);
  perform private.refuse_long_text('category', new.category, 60);
  perform private.refuse_long_text('type', new.type, 80);
  perform private.refuse_long_text('author', new.author, 80);
  perform private.refuse_long_text('source', new.source, 80);
  perform private.refuse_long_text('name of the remixer', new.remix_author, 30);
  perform private.refuse_long_text('short text', new.short_text, 2000);
  perform private.refuse_long_text('medium text', new.medium_text, 5000);
  perform private.refuse_long_text('long text', new.long_text, 10000);
  perform private.refuse_many_tags(new.tags);

  new.title := private.plain_line(new.title);
  new.tradition := private.plain_line(new.tradition);
  new.category := private.plain_line(new.category);
  new.type := private.plain_line(new.type);
  new.author := private.plain_line(new.author);
  new.source := private.plain_line(new.source);
  new.remix_author := private.plain_line(new.remix_author);
  new.tags := private.tidy_tags(new.tags);
  if new.short_text is not null then
    new.short_text := coalesce(private.tidy_text(new.short_text), '');
  end if;
  new.medium_text := private.tidy_text(new.medium_text);
  new.long_text := private.tidy_text(new.long_text);
  return new;
end;
$$;
revoke execute on function private.tidy_prayer () from public;

-- What a writer under row-level security may not forge is overwritten. Trusted writers (the seed, the service role) keep what
-- they give. It runs with the writer's own rights, so the policies answer "can the remixer read the original?": one that can
-- not be read becomes none, and a hidden original gives the same row as one that does not exist. Somebody may delete a prayer,
-- or make it private, while somebody else still writes a remix; the remix is kept. Who names no original makes no remix. Naming
-- one that never was gains nothing: the credit line then holds the writer's own name alone.
create function private.guard_new_prayer()
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
revoke execute on function private.guard_new_prayer () from public;

-- What never changes after a prayer is made keeps its old value; only the removal of an account or of an original may
-- empty a reference. Who writes under row-level security writes by hand: from then on the words stand.
create function private.guard_changed_prayer()
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
revoke execute on function private.guard_changed_prayer () from public;

-- Triggers of one moment fire in the order of their names: guard first, then tidy.
create trigger prayers_guard_change
before update on public.prayers
for each row execute function private.guard_changed_prayer();

create trigger prayers_guard_new
before insert on public.prayers
for each row execute function private.guard_new_prayer();

create trigger prayers_tidy
before insert or update on public.prayers
for each row execute function private.tidy_prayer();

-- When an account goes, its private prayers go with it; its public ones stay, without a name on them. No news keeps its id.
create function private.release_prayers_of_removed_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.prayers where user_id = old.id and is_private;
  update public.prayers set remix_author = 'Anonymous' where user_id = old.id and is_remix;
  delete from public.removed_prayers where only_for = old.id or hidden_from = old.id;
  return old;
end;
$$;
revoke execute on function private.release_prayers_of_removed_profile () from public;

create trigger profiles_release_prayers
before delete on public.profiles
for each row execute function private.release_prayers_of_removed_profile();


-- Prayers that come from other prayers.

-- A remix names an original that its readers can read, or none: a public remix a public one, a private remix also a private one
-- of the same owner. Otherwise the id of a private prayer would stand on a public one, and originals that became private could
-- be told from deleted ones.

-- Whether a remix may name the original. It runs with its owner's rights, for a policy would hide the row from the lock:
-- who is about to hide or delete the original waits, or has done so and is seen here.
create function private.may_name_original(original_id uuid, remix_is_private boolean, remixer_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  original record;
begin
  select is_private, user_id into original from public.prayers where id = original_id for share;
  return found and (not original.is_private or (remix_is_private and original.user_id = remixer_id));
end;
$$;
revoke execute on function private.may_name_original (uuid, boolean, uuid) from public;
grant execute on function private.may_name_original (uuid, boolean, uuid) to authenticated, service_role;

-- Empties the name of an original that the readers of the remix could not read, whoever writes it.
create function private.guard_original()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.original_prayer_id is not null
    and not private.may_name_original(new.original_prayer_id, new.is_private, new.user_id)
  then
    new.original_prayer_id := null;
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_original () from public;

create trigger prayers_guard_original_of_new
before insert on public.prayers
for each row when (new.original_prayer_id is not null)
execute function private.guard_original();

-- Only when a remix becomes public or changes hands; what happens to originals is told by the triggers below.
create trigger prayers_guard_original_of_changed
before update on public.prayers
for each row
when (
  new.original_prayer_id is not null
  and (new.is_private, new.user_id) is distinct from (old.is_private, old.user_id)
)
execute function private.guard_original();

-- Lets remixes forget deleted originals.
create function private.forget_deleted_originals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.prayers set original_prayer_id = null
  where original_prayer_id in (select id from old_prayers);
  return null;
end;
$$;
revoke execute on function private.forget_deleted_originals () from public;

create trigger prayers_forget_deleted_originals
after delete on public.prayers
referencing old table as old_prayers
for each statement execute function private.forget_deleted_originals();

-- Lets remixes forget originals that their readers can read no more.
create function private.forget_hidden_originals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  hidden constant uuid[] := array(
    select now_is.id
    from new_prayers as now_is
    join old_prayers as was using (id)
    where now_is.is_private and (not was.is_private or now_is.user_id is distinct from was.user_id)
  );
begin
  if cardinality(hidden) > 0 then
    update public.prayers as remix set original_prayer_id = null
    from new_prayers as original
    where original.id = any (hidden)
      and remix.original_prayer_id = original.id
      and not (remix.is_private and remix.user_id is not distinct from original.user_id);
  end if;
  return null;
end;
$$;
revoke execute on function private.forget_hidden_originals () from public;

create trigger prayers_forget_hidden_originals
after update on public.prayers
referencing old table as old_prayers new table as new_prayers
for each statement execute function private.forget_hidden_originals();

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
