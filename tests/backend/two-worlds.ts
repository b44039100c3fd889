/** Two libraries that are the same, byte for byte, before each gets what differs. */
import type { LocalDatabase } from '../../supabase/local/database'

const uuid = (kind: string, place: number) =>
  `${kind}0000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** The person with the fact, and somebody else who publishes. */
export const PERSON = uuid('a', 1)
export const AUTHOR = uuid('a', 2)
export const PUBLIC_PRAYER = uuid('b', 1)
export const OTHER_PRAYER = uuid('b', 2)
export const PRIVATE_PRAYER = uuid('c', 1)
export const REMIX = uuid('d', 1)
/** People whose reports count. */
export const REPORTERS = [1, 2, 3, 4, 5].map((place) => uuid('e', place))
export const SECRET = 'zqmyphone-5551234567'

/** The same people and public prayers in both worlds, as ids and times that do not move. */
export async function prepareWorld(database: LocalDatabase): Promise<void> {
  await database.query('delete from auth.users where id = any ($1)', [
    [PERSON, AUTHOR, ...REPORTERS],
  ])
  const tables = [
    'public.prayers',
    'public.removed_prayers',
    'private.rested_names',
    'storage.objects',
  ]
  for (const table of tables) await database.query(`delete from ${table}`)
  for (const [id, name] of [
    [PERSON, 'Person'],
    [AUTHOR, 'Author'],
    ...REPORTERS.map((reader, place) => [reader, `Reader${place}`]),
  ]) {
    await database.query(
      `insert into auth.users (id, email, created_at, email_confirmed_at)
       values ($1, $2 || '@example.org', '2026-01-01', '2026-01-01')`,
      [id, name],
    )
    await database.query(
      `update public.profiles set username = $2, created_at = '2026-01-01' where id = $1`,
      [id, name],
    )
  }
  await database.query(
    `insert into public.prayers (id, title, short_text, tradition, category, user_id, created_at)
     select ('b0000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, 'Open ' || place, 'Peace and light.',
       'Islam', 'Peace', case when place % 2 = 0 then $1::uuid else $2::uuid end,
       '2026-01-01'::timestamptz + place * interval '1 minute'
     from generate_series(1, 120) as place`,
    [AUTHOR, PERSON],
  )
}
