-- The language of a prayer's texts, as a BCP 47 tag: what voice reads them aloud and which way they run follow from it. The
-- app states it for what it composes and for texts that keep most of their words; null where nobody knows, which is so for
-- every prayer that was here before.
alter table public.prayers
add column language text,
add constraint prayers_language_tag check (
  char_length(language) <= 35 and language ~ '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$'
);

grant insert (language), update (language) on table public.prayers to authenticated;

select private.forget_statistics('public.prayers');
