/** What one person keeps to themselves: in each pair of worlds some of it is so in one, and otherwise in the other. */
import {
  AUTHOR,
  OTHER_PRAYER,
  PERSON,
  PRIVATE_PRAYER,
  PUBLIC_PRAYER,
  REMIX,
  REPORTERS,
  SECRET,
} from './two-worlds'

type Write = (sql: string, parameters?: unknown[]) => Promise<unknown>

const addPrivate = (write: Write, count: number, owner = PERSON) =>
  write(
    `insert into public.prayers (id, title, short_text, tradition, category, type, tags, user_id, is_private, created_at)
     select ('c0000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, $3, $3, $3, $3, $3, array[$3], $2, true,
       '2026-02-01'::timestamptz + place * interval '1 minute'
     from generate_series(1, $1::int) as place`,
    [count, owner, SECRET],
  )
const like = (write: Write, person: string, prayer = PUBLIC_PRAYER) =>
  write('insert into public.likes (prayer_id, user_id) values ($1, $2)', [prayer, person])
const COLLECT = `with own as (insert into public.collections (name, user_id, is_shared) values ($3, $1, true) returning id)
  insert into public.collection_prayers (collection_id, prayer_id, note) select id, $2, $3 from own`
const collect = (write: Write, person: string) => write(COLLECT, [person, PUBLIC_PRAYER, SECRET])

export interface Fact {
  fact: string
  one: (write: Write) => Promise<unknown>
  other?: (write: Write) => Promise<unknown>
}

/**
 * What differs: what is so in one world, and what in the other; in the plain one where nothing is said. Facts of one group
 * touch different rows, so that one pair of worlds asks after all of them.
 */
export const FACTS: Fact[][] = [
  [
    {
      fact: 'likes a prayer, or somebody else does',
      one: (write) => like(write, PERSON),
      other: (write) => like(write, AUTHOR),
    },
    {
      fact: 'had a private prayer and deleted it',
      one: (write) =>
        addPrivate(write, 1).then(() =>
          write('delete from public.prayers where id = $1', [PRIVATE_PRAYER]),
        ),
    },
    {
      fact: 'reported a prayer, or somebody else did',
      one: (write) => report(write, PERSON),
      other: (write) => report(write, REPORTERS[0] ?? ''),
    },
    {
      fact: 'hid a prayer from themselves, or somebody else did',
      one: (write) => hide(write, PERSON),
      other: (write) => hide(write, REPORTERS[0] ?? ''),
    },
    {
      fact: 'shares a collection, or somebody else does',
      one: (write) => collect(write, PERSON),
      other: (write) => collect(write, AUTHOR),
    },
    {
      fact: 'has a second factor',
      one: (write) =>
        write(
          `insert into auth.mfa_factors (user_id, friendly_name, secret, status) values ($1, 'App', 'S', 'verified')`,
          [PERSON],
        ),
    },
    {
      fact: 'has pictures in storage that no profile shows',
      one: (write) =>
        write(
          `insert into storage.objects (bucket_id, name, owner_id) values ('profiles', 'avatar/secret.png', $1)`,
          [PERSON],
        ),
    },
  ],
  [
    {
      fact: 'edited a private prayer, and likes it',
      one: (write) =>
        addPrivate(write, 1)
          .then(() =>
            write(
              `update public.prayers set short_text = 'Other', category = 'Other' where id = $1`,
              [PRIVATE_PRAYER],
            ),
          )
          .then(() => like(write, PERSON, PRIVATE_PRAYER)),
    },
    {
      fact: 'keeps a private remix of a public prayer',
      one: (write) => write(REMIX_OF_PUBLIC, [PERSON, PUBLIC_PRAYER]),
    },
    {
      fact: 'reported 40 prayers of others, or none',
      one: (write) => write(REPORTS_OF, [PERSON]),
    },
    {
      fact: 'has a prayer that four people reported, or nobody',
      one: (write) => reportByStrangers(write, PUBLIC_PRAYER, 4),
    },
  ],
  [
    {
      fact: 'had a public prayer, and hid it or deleted it',
      one: (write) =>
        addPublic(write).then(() =>
          write('update public.prayers set is_private = true where id = $1', [PRIVATE_PRAYER]),
        ),
      other: (write) =>
        addPublic(write).then(() =>
          write('delete from public.prayers where id = $1', [PRIVATE_PRAYER]),
        ),
    },
  ],
  [
    {
      fact: 'remixed an own private prayer in public, or one that was deleted',
      one: (write) => addPrivate(write, 1).then(() => addRemix(write, PRIVATE_PRAYER)),
      other: (write) => addRemix(write, null),
    },
  ],
  [
    {
      fact: 'remixed a prayer that somebody remixed again, and hid that remix or deleted it',
      one: (write) =>
        addMiddle(write).then(() =>
          write('update public.prayers set is_private = true where id = $1', [PRIVATE_PRAYER]),
        ),
      other: (write) =>
        addMiddle(write).then(() =>
          write('delete from public.prayers where id = $1', [PRIVATE_PRAYER]),
        ),
    },
  ],
  [
    {
      fact: 'had a public prayer, and it was withheld or deleted',
      one: (write) => addPublic(write).then(() => reportByStrangers(write, PRIVATE_PRAYER, 5)),
      other: (write) =>
        addPublic(write).then(() =>
          write('delete from public.prayers where id = $1', [PRIVATE_PRAYER]),
        ),
    },
  ],
]

/** Facts of many rows: what the planner knows of values and numbers could tell them too. */
export const FACTS_OF_MANY: Fact[] = [
  { fact: 'keeps 70 private prayers', one: (write) => addPrivate(write, 70) },
  {
    fact: 'likes 55 prayers, or two others do',
    one: (write) => write(LIKES_OF, [PERSON]),
    other: (write) => write(LIKES_OF, [AUTHOR]),
  },
]

const REPORTS_OF = `insert into public.reports (prayer_id, user_id, reason)
  select id, $1, 'other' from public.prayers where user_id <> $1 order by id limit 40`

const report = (write: Write, person: string) =>
  write(
    `insert into public.reports (prayer_id, user_id, reason, note) values ($1, $2, 'other', $3)`,
    [OTHER_PRAYER, person, SECRET],
  )
const hide = (write: Write, person: string) =>
  write('insert into public.hidden_prayers (prayer_id, user_id) values ($1, $2)', [
    OTHER_PRAYER,
    person,
  ])

const reportByStrangers = (write: Write, prayer: string, count: number) =>
  write(
    `insert into public.reports (prayer_id, user_id, reason, note)
     select $1, id, 'other', $3 from unnest($2::uuid[]) as id`,
    [prayer, REPORTERS.slice(0, count), SECRET],
  )

const LIKES_OF = `insert into public.likes (prayer_id, user_id)
  select id, $1 from public.prayers where not is_private order by id limit 55`
const REMIX_OF_PUBLIC = `insert into public.prayers
  (id, title, short_text, tradition, category, user_id, is_private, is_remix, original_prayer_id)
  values ('d0000000-0000-4000-8000-000000000009', 'T', 'S', 'Islam', 'Hope', $1, true, true, $2)`

const addPublic = (write: Write) =>
  write(
    `insert into public.prayers (id, title, short_text, tradition, category, user_id, created_at)
     values ($1, $3, $3, 'Islam', 'Hope', $2, '2026-01-15')`,
    [PRIVATE_PRAYER, PERSON, SECRET],
  ).then(() => addRemix(write, PRIVATE_PRAYER))

/** A public remix by the person, which somebody else has remixed in turn. */
const addMiddle = (write: Write) =>
  write(
    `insert into public.prayers
       (id, title, short_text, tradition, category, user_id, is_remix, original_prayer_id, remix_author, created_at)
     values ($1, $4, $4, 'Islam', 'Hope', $2, true, $3, 'Person', '2026-01-15')`,
    [PRIVATE_PRAYER, PERSON, OTHER_PRAYER, SECRET],
  ).then(() => addRemix(write, PRIVATE_PRAYER))

const addRemix = (write: Write, original: string | null) =>
  write(
    `insert into public.prayers
       (id, title, short_text, tradition, category, user_id, is_remix, original_prayer_id, remix_author, created_at)
     values ($1, 'Remix', 'S', 'Islam', 'Hope', $2, true, $3, 'Author', '2026-01-16')`,
    [REMIX, AUTHOR, original],
  )
