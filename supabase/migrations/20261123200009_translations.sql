-- Translations of public prayers that a paid service made once. Only the edge function `translate` reads and writes
-- here, with the service role's key; a text is known by its SHA-256, and nobody finds a row without having the text.
create table public.prayer_translations (
  text_hash text not null,
  language text not null,
  translated_text text not null,
  created_at timestamptz not null default now(),
  primary key (text_hash, language),
  constraint prayer_translations_hash_is_sha256 check (text_hash ~ '^[0-9a-f]{64}$'),
  constraint prayer_translations_language_known check (language in ('es', 'fr', 'de', 'it', 'pt')),
  constraint prayer_translations_text_not_blank check (translated_text ~ '\S'),
  constraint prayer_translations_text_length check (char_length(translated_text) <= 40000)
);

revoke all on table public.prayer_translations from anon, authenticated;
grant select, insert, update, delete on table public.prayer_translations to service_role;

-- No policy: nobody under row-level security has a row here.
alter table public.prayer_translations enable row level security;

-- SHA-256 of a text in UTF-8, in lower-case hexadecimal. `convert_to` is only STABLE because a database could have
-- another encoding; it never changes, so this may be IMMUTABLE and feed an index.
create function private.text_hash(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex');
$$;
-- Whoever writes a prayer also writes its index entries.
revoke execute on function private.text_hash (text) from public;
grant execute on function private.text_hash (text) to authenticated, service_role;

-- Hash indexes: they are only asked for equality and keep four bytes of the 64 characters.
create index prayers_public_short_text_hash on public.prayers
using hash (private.text_hash(short_text)) where not is_private;
create index prayers_public_medium_text_hash on public.prayers
using hash (private.text_hash(medium_text)) where not is_private;
create index prayers_public_long_text_hash on public.prayers
using hash (private.text_hash(long_text)) where not is_private;

-- After the last column and the last expression of an index.
select private.forget_statistics('public.prayers');

-- Whether a text, given by its hash, is one of the three texts of some public prayer.
create function private.is_public_prayer_text(hash text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.prayers where not is_private and private.text_hash(short_text) = hash)
    or exists (select 1 from public.prayers where not is_private and private.text_hash(medium_text) = hash)
    or exists (select 1 from public.prayers where not is_private and private.text_hash(long_text) = hash);
$$;
revoke execute on function private.is_public_prayer_text (text) from public;
grant execute on function private.is_public_prayer_text (text) to service_role;

-- The kept translation of a text, or null.
create function public.find_prayer_translation(text_hash text, language text)
returns text
language sql
stable
set search_path = ''
as $$
  select kept.translated_text
  from public.prayer_translations as kept
  where kept.text_hash = find_prayer_translation.text_hash
    and kept.language = find_prayer_translation.language;
$$;
revoke execute on function public.find_prayer_translation (text, text) from public, anon, authenticated;
grant execute on function public.find_prayer_translation (text, text) to service_role;

-- Keeps a translation if its source is a text of a public prayer. Returns whether it is kept.
create function public.store_prayer_translation(text_hash text, language text, translated_text text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_public_prayer_text(text_hash) then
    return false;
  end if;
  insert into public.prayer_translations as kept (text_hash, language, translated_text)
  values (
    store_prayer_translation.text_hash,
    store_prayer_translation.language,
    store_prayer_translation.translated_text
  )
  on conflict on constraint prayer_translations_pkey do nothing;
  return true;
end;
$$;
revoke execute on function public.store_prayer_translation (text, text, text) from public, anon, authenticated;
grant execute on function public.store_prayer_translation (text, text, text) to service_role;

-- What is no longer the text of any public prayer is forgotten: made private, changed or deleted.
create function private.forget_prayer_translations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.prayer_translations as kept
  where kept.text_hash in (
      private.text_hash(old.short_text), private.text_hash(old.medium_text), private.text_hash(old.long_text)
    )
    and not private.is_public_prayer_text(kept.text_hash);
  return null;
end;
$$;
revoke execute on function private.forget_prayer_translations () from public;

create trigger prayers_forget_translations_of_changed
after update of short_text, medium_text, long_text, is_private on public.prayers
for each row
when (
  not old.is_private
  and (new.is_private, new.short_text, new.medium_text, new.long_text)
    is distinct from (old.is_private, old.short_text, old.medium_text, old.long_text)
)
execute function private.forget_prayer_translations();

create trigger prayers_forget_translations_of_deleted
after delete on public.prayers
for each row
when (not old.is_private)
execute function private.forget_prayer_translations();
