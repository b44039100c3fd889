import { COUNT_CASES } from './access-count-cases'
import { HIDDEN_TABLES } from './access-hidden-tables'
import { COLLECTION_CASES } from './access-collections'
import { PICTURE_CASES, REPORT_CASES } from './access-personal-cases'

/** How many rows a statement reaches; 'denied' when the database refuses it for want of a right (42501). */
export type Outcome = number | 'denied'
/**
 * `aal1` and `aal2` are the owner with a verified second factor, before and after its code was given. `aal2` may do
 * what the owner without a factor may; a moderator has functions, and of every table what anybody else has.
 */
export const PARTIES = ['anon', 'owner', 'other', 'aal1', 'aal2', 'moderator', 'service'] as const
export type Party = (typeof PARTIES)[number]
export const ACTIONS = ['select', 'insert', 'update', 'delete'] as const
export type Action = (typeof ACTIONS)[number]

/** What stands on the stage; nearly everything belongs to the owner, and the owner likes the shared prayer. */
export interface Scene {
  owner: string
  shared: string
  hidden: string
  /** Ids of prayers that are gone, a public one and a private one. */
  removed: string
  removedHidden: string
  /** A prayer of somebody else that the owner reported and hid, and one that nobody has. */
  foreign: string
  unmarked: string
  /** A public prayer that five people reported. */
  withheld: string
  /** A collection of the owner, which is shared by a link and holds the foreign prayer. */
  collection: string
}

export interface Case {
  relation: string
  about: string
  statements: (scene: Scene) => Record<Action, string>
  /** In the order of ACTIONS. */
  expected: Record<
    Exclude<Party, 'aal2' | 'moderator'>,
    readonly [Outcome, Outcome, Outcome, Outcome]
  >
}

const NO = 'denied'
const NOTHING = [NO, NO, NO, NO] as const
const EVERYTHING = [1, 1, 1, 1] as const
const READING = [1, NO, NO, NO] as const
const NOT_EVEN_SEEING = [0, NO, 0, 0] as const
const READ_BY_ALL = { anon: READING, owner: READING, other: READING, aal1: READING }

const FIELDS = 'title, short_text, tradition, category, user_id, is_private'

function prayerStatements(owner: string, prayer: string, isPrivate: boolean) {
  return {
    select: `select id from public.prayers where id = '${prayer}'`,
    insert: `insert into public.prayers (${FIELDS})
      values ('T', 'S', 'Islam', 'Hope', '${owner}', ${isPrivate}) returning id`,
    update: `update public.prayers set is_private = false, title = 'New' where id = '${prayer}' returning id`,
    delete: `delete from public.prayers where id = '${prayer}' returning id`,
  }
}

function likeCountStatements(prayer: string) {
  return {
    select: `select 1 from public.like_counts where prayer_id = '${prayer}'`,
    insert: `insert into public.like_counts (prayer_id) select '${prayer}' where false returning 1`,
    update: `update public.like_counts set likes = 99 where prayer_id = '${prayer}' returning 1`,
    delete: `delete from public.like_counts where prayer_id = '${prayer}' returning 1`,
  }
}

function removalStatements(wasPrivate: boolean) {
  return ({ removed, removedHidden }: Scene) => {
    const which = `prayer_id = '${wasPrivate ? removedHidden : removed}'`
    return {
      select: `select prayer_id from public.removed_prayers where ${which}`,
      insert: `insert into public.removed_prayers (prayer_id) values (gen_random_uuid()) returning prayer_id`,
      update: `update public.removed_prayers set removed_at = now() where ${which} returning prayer_id`,
      delete: `delete from public.removed_prayers where ${which} returning prayer_id`,
    }
  }
}

export const CASES: Case[] = [
  ...HIDDEN_TABLES,
  ...REPORT_CASES,
  ...PICTURE_CASES,
  ...COLLECTION_CASES,
  {
    relation: 'public.prayers',
    about: 'a public prayer',
    statements: ({ owner, shared }) => prayerStatements(owner, shared, false),
    expected: {
      anon: READING,
      owner: EVERYTHING,
      other: [1, NO, 0, 0],
      aal1: [1, NO, 0, 0],
      service: EVERYTHING,
    },
  },
  {
    relation: 'public.prayers',
    about: 'a private prayer',
    statements: ({ owner, hidden }) => prayerStatements(owner, hidden, true),
    expected: {
      anon: [0, NO, NO, NO],
      owner: EVERYTHING,
      other: NOT_EVEN_SEEING,
      aal1: NOT_EVEN_SEEING,
      service: EVERYTHING,
    },
  },
  {
    relation: 'public.profiles',
    about: 'a profile',
    statements: ({ owner }) => ({
      select: `select id from public.profiles where id = '${owner}'`,
      insert: `insert into public.profiles (id, username) select gen_random_uuid(), 'new.name' where false returning id`,
      update: `update public.profiles set bio = 'Changed' where id = '${owner}' returning id`,
      delete: `delete from public.profiles where id = '${owner}' returning id`,
    }),
    expected: {
      anon: READING,
      owner: [1, NO, 1, NO],
      other: [1, NO, 0, NO],
      aal1: [1, NO, 0, NO],
      service: [1, 0, 1, 1],
    },
  },
  {
    relation: 'public.likes',
    about: 'a like',
    statements: ({ owner, shared, hidden }) => ({
      select: `select 1 from public.likes where prayer_id = '${shared}'`,
      insert: `insert into public.likes (prayer_id, user_id) values ('${hidden}', '${owner}') returning 1`,
      update: `update public.likes set created_at = now() where prayer_id = '${shared}' returning 1`,
      delete: `delete from public.likes where prayer_id = '${shared}' returning 1`,
    }),
    expected: {
      anon: NOTHING,
      owner: [1, 1, NO, 1],
      other: [0, NO, NO, 0],
      aal1: [0, NO, NO, 0],
      service: EVERYTHING,
    },
  },
  {
    relation: 'public.like_counts',
    about: 'the number of likes of a public prayer',
    statements: ({ shared }) => likeCountStatements(shared),
    expected: { ...READ_BY_ALL, service: [1, 0, 1, 1] },
  },
  {
    relation: 'public.like_counts',
    about: 'the number of likes of a private prayer',
    statements: ({ hidden }) => likeCountStatements(hidden),
    expected: {
      anon: [0, NO, NO, NO],
      owner: READING,
      other: [0, NO, NO, NO],
      aal1: [0, NO, NO, NO],
      service: [1, 0, 1, 1],
    },
  },
  {
    relation: 'public.prayers',
    about: 'a withheld prayer',
    statements: ({ owner, withheld }) => ({
      ...prayerStatements(owner, withheld, true),
      update: `update public.prayers set title = 'New' where id = '${withheld}' returning id`,
    }),
    expected: {
      anon: [0, NO, NO, NO],
      owner: EVERYTHING,
      other: NOT_EVEN_SEEING,
      aal1: NOT_EVEN_SEEING,
      service: EVERYTHING,
    },
  },
  {
    relation: 'public.prayer_translations',
    about: 'a kept translation',
    statements: () => ({
      select: `select 1 from public.prayer_translations`,
      insert: `insert into public.prayer_translations (text_hash, language, translated_text)
        values (repeat('b', 64), 'es', 'Paz') returning 1`,
      update: `update public.prayer_translations set translated_text = 'Forged' returning 1`,
      delete: `delete from public.prayer_translations returning 1`,
    }),
    expected: {
      anon: NOTHING,
      owner: NOTHING,
      other: NOTHING,
      aal1: NOTHING,
      service: EVERYTHING,
    },
  },
  ...COUNT_CASES,
  {
    relation: 'public.removed_prayers',
    about: 'the news that a public prayer is gone',
    statements: removalStatements(false),
    expected: { ...READ_BY_ALL, service: EVERYTHING },
  },
  {
    relation: 'public.removed_prayers',
    about: 'the news that a private prayer is gone',
    statements: removalStatements(true),
    expected: {
      anon: [0, NO, NO, NO],
      owner: READING,
      other: [0, NO, NO, NO],
      aal1: [0, NO, NO, NO],
      service: EVERYTHING,
    },
  },
]
