-- A key that the app draws for each prayer it is about to save. When the answer to a save is lost, the app can save
-- again under the same key and never has the prayer twice. Null for prayers that came without one.
alter table public.prayers add column made_key uuid;

-- A person has a key once; others may draw the same one, so that nobody can block or probe another's.
create unique index prayers_made_once on public.prayers (user_id, made_key) where made_key is not null;

-- It is sent with a new prayer and never changes.
grant insert (made_key) on table public.prayers to authenticated;
