-- The pictures of profiles: readable by address, 50 MB at most. SVG is left out because it can carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'profiles',
  'profiles',
  true,
  52428800,
  array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket serves files by address without a policy. Without a policy for others, nobody can list them.
create policy "The bucket of profile pictures can be seen when signed in" on storage.buckets
for select to authenticated
using (id = 'profiles');

create policy "Profile pictures can be listed by their owner" on storage.objects
for select to authenticated
using (bucket_id = 'profiles' and owner_id = (select auth.uid()::text));

-- The storage service sets owner_id from the token before this is asked.
create policy "Profile pictures can be uploaded in one's own name" on storage.objects
for insert to authenticated
with check (
  bucket_id = 'profiles'
  and name ~ '^(avatar|banner)/[A-Za-z0-9._-]+$'
  and owner_id = (select auth.uid()::text)
);

create policy "Profile pictures can be replaced by their owner" on storage.objects
for update to authenticated
using (bucket_id = 'profiles' and owner_id = (select auth.uid()::text))
with check (
  bucket_id = 'profiles'
  and name ~ '^(avatar|banner)/[A-Za-z0-9._-]+$'
  and owner_id = (select auth.uid()::text)
);

create policy "Profile pictures can be deleted by their owner" on storage.objects
for delete to authenticated
using (bucket_id = 'profiles' and owner_id = (select auth.uid()::text));
