import type postgres from 'postgres'

/** Accounts with their profiles; ids as `userId` of prayer-lines.ts makes them. */
export async function loadUsers(sql: postgres.Sql, users: number): Promise<void> {
  await sql`
    insert into auth.users (id, email)
    select md5('user ' || number)::uuid, 'user-' || number || '@example.org'
    from generate_series(0, ${users - 1}::int) as number`
  await sql`
    insert into public.profiles (id, username)
    select md5('user ' || number)::uuid, 'Person-' || number
    from generate_series(0, ${users - 1}::int) as number`
  // Where the triggers rest they leave this to the loader.
  await sql`insert into private.people (id) select id from public.profiles on conflict do nothing`
}

/** Likes of public prayers by people drawn evenly: the n-th popular prayer has about 1/n of the first one's likes. */
export async function loadLikes(sql: postgres.Sql, likes: number, users: number): Promise<void> {
  await sql.unsafe(`
    create temporary table popularity as
    select id, row_number() over (order by md5(id::text)) as place from public.prayers where not is_private;
    create unique index on popularity (place);
    analyze popularity;
    select setseed(0.5);
    create temporary table draws as
    select distinct floor(power((select count(*) from popularity), random()))::int as place,
      floor(random() * ${users})::int as number
    from generate_series(1, ${Math.ceil(likes * 1.5)});
    insert into public.likes (prayer_id, user_id, created_at)
    select popularity.id, md5('user ' || draws.number)::uuid, now() - random() * interval '3 years'
    from draws join popularity using (place) order by random() limit ${likes};
    update public.like_counts set likes = given.likes
    from (select prayer_id, count(*) as likes from public.likes group by prayer_id) as given
    where given.prayer_id = like_counts.prayer_id;
    drop table popularity, draws;`)
}
