import type { LocalDatabase } from '../../supabase/local/database'
import { openPglite } from '../../supabase/local/pglite-database'
import { openPostgres } from '../../supabase/local/postgres-database'

/** A small schema with every case the live channel must tell apart. */
const NOTES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role bypassrls; end if;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then create publication supabase_realtime; end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;

create table public.notes (
  id bigint primary key,
  owner uuid,
  body text,
  is_private boolean not null default false,
  at timestamptz not null default '2026-01-01T00:00:00Z',
  secret text default 'hidden'
);
alter table public.notes enable row level security;
grant select (id, owner, body, is_private, at) on public.notes to anon, authenticated;
grant select on public.notes to service_role;
create policy "public notes, and one's own" on public.notes for select using (
  not is_private
  or owner = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
);
create table public.ratings (id bigint primary key, stars int);
grant select on public.ratings to anon, authenticated;
alter table public.ratings replica identity full;
create table public.keyless (body text);
grant select on public.keyless to anon;
create table public.unpublished (id bigint primary key);
alter publication supabase_realtime add table public.notes, public.ratings, public.keyless;
`

/** A new database in memory, or the empty one of the Postgres server at `url`. */
export async function openNotes(url?: string): Promise<LocalDatabase> {
  const { database } = url === undefined ? await openPglite(null) : await openPostgres(url)
  await database.exec(NOTES_SQL)
  return database
}
