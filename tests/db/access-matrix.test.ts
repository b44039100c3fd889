/**
 * Every table × {anon, owner, other user, service role} × {select, insert, update, delete}.
 * A number is how many rows the statement reaches: 0 means "filtered, as if the row did not exist".
 * 'denied' means that the database refuses the statement (42501): no grant, or a policy's check failed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

type Outcome = number | 'denied'
type Parties = 'anon' | 'owner' | 'other' | 'service'
type Actions = 'select' | 'insert' | 'update' | 'delete'

interface Set {
  owner: string
  shared: string
  hidden: string
}

interface Case {
  table: string
  statements: (set: Set) => Record<Actions, string>
  expected: Record<Parties, Record<Actions, Outcome>>
}

const ROW = `(title, short_text, tradition, category, user_id)`
const all = (outcome: Outcome) => ({
  select: outcome,
  insert: outcome,
  update: outcome,
  delete: outcome,
})

const CASES: Case[] = [
  {
    table: 'a public prayer',
    statements: ({ owner, shared }) => ({
      select: `select id from public.prayers where id = '${shared}'`,
      insert: `insert into public.prayers ${ROW} values ('T', 'S', 'Islam', 'Hope', '${owner}') returning id`,
      update: `update public.prayers set title = 'Changed' where id = '${shared}' returning id`,
      delete: `delete from public.prayers where id = '${shared}' returning id`,
    }),
    expected: {
      anon: { ...all('denied'), select: 1 },
      owner: all(1),
      other: { select: 1, insert: 'denied', update: 0, delete: 0 },
      service: all(1),
    },
  },
  {
    table: 'a private prayer',
    statements: ({ owner, hidden }) => ({
      select: `select id from public.prayers where id = '${hidden}'`,
      insert: `insert into public.prayers (title, short_text, tradition, category, user_id, is_private)
        values ('T', 'S', 'Islam', 'Hope', '${owner}', true) returning id`,
      update: `update public.prayers set is_private = false where id = '${hidden}' returning id`,
      delete: `delete from public.prayers where id = '${hidden}' returning id`,
    }),
    expected: {
      anon: { ...all('denied'), select: 0 },
      owner: all(1),
      other: { select: 0, insert: 'denied', update: 0, delete: 0 },
      service: all(1),
    },
  },
  {
    table: 'a profile',
    statements: ({ owner }) => ({
      select: `select id from public.profiles where id = '${owner}'`,
      insert: `insert into public.profiles (id, username) select gen_random_uuid(), 'new.name' where false returning id`,
      update: `update public.profiles set bio = 'Changed' where id = '${owner}' returning id`,
      delete: `delete from public.profiles where id = '${owner}' returning id`,
    }),
    expected: {
      anon: { ...all('denied'), select: 1 },
      owner: { select: 1, insert: 'denied', update: 1, delete: 'denied' },
      other: { select: 1, insert: 'denied', update: 0, delete: 'denied' },
      service: { select: 1, insert: 0, update: 1, delete: 1 },
    },
  },
  {
    table: 'a like',
    statements: ({ owner, shared, hidden }) => ({
      select: `select 1 from public.likes where prayer_id = '${shared}'`,
      insert: `insert into public.likes (prayer_id, user_id) values ('${hidden}', '${owner}') returning 1`,
      update: `update public.likes set created_at = now() where prayer_id = '${shared}' returning 1`,
      delete: `delete from public.likes where prayer_id = '${shared}' returning 1`,
    }),
    expected: {
      anon: all('denied'),
      owner: { select: 1, insert: 1, update: 'denied', delete: 1 },
      other: { select: 0, insert: 'denied', update: 'denied', delete: 0 },
      service: all(1),
    },
  },
  ...(['shared', 'hidden'] as const).map((prayer): Case => ({
    table: `the like count of a ${prayer === 'shared' ? 'public' : 'private'} prayer`,
    statements: (set) => ({
      select: `select 1 from public.like_counts where prayer_id = '${set[prayer]}'`,
      insert: `insert into public.like_counts (prayer_id) select '${set[prayer]}' where false returning 1`,
      update: `update public.like_counts set likes = 99 where prayer_id = '${set[prayer]}' returning 1`,
      delete: `delete from public.like_counts where prayer_id = '${set[prayer]}' returning 1`,
    }),
    expected: {
      anon: { ...all('denied'), select: prayer === 'shared' ? 1 : 0 },
      owner: { ...all('denied'), select: 1 },
      other: { ...all('denied'), select: prayer === 'shared' ? 1 : 0 },
      service: { ...all(1), insert: 0 },
    },
  })),
  {
    table: 'the search text of a prayer',
    statements: ({ shared }) => ({
      select: `select 1 from private.prayer_search where prayer_id = '${shared}'`,
      insert: `insert into private.prayer_search values ('${shared}', now(), '')`,
      update: `update private.prayer_search set search_text = '' where prayer_id = '${shared}'`,
      delete: `delete from private.prayer_search where prayer_id = '${shared}'`,
    }),
    expected: {
      anon: all('denied'),
      owner: all('denied'),
      other: all('denied'),
      service: all('denied'),
    },
  },
  {
    table: 'the text count of a private category',
    statements: ({ owner }) => ({
      select: `select 1 from private.own_category_counts where user_id = '${owner}'`,
      insert: `insert into private.own_category_counts values ('${owner}', 'Made up', 7) returning 1`,
      update: `update private.own_category_counts set texts = 7 where user_id = '${owner}' returning 1`,
      delete: `delete from private.own_category_counts where user_id = '${owner}' returning 1`,
    }),
    expected: {
      anon: { ...all('denied'), select: 0 },
      owner: { ...all('denied'), select: 1 },
      other: { ...all('denied'), select: 0 },
      service: all(1),
    },
  },
]

async function setTheScene(stage: Stage): Promise<{ set: Set; parties: Record<Parties, Persona> }> {
  const owner = await stage.signUp()
  const other = await stage.signUp()
  const shared = await stage.addPrayer({ user_id: owner })
  const hidden = await stage.addPrayer({ user_id: owner, is_private: true })
  await stage.user(owner).query('insert into public.likes (prayer_id) values ($1)', [shared])
  const parties = {
    anon: stage.anon,
    owner: stage.user(owner),
    other: stage.user(other),
    service: stage.service,
  }
  return { set: { owner, shared, hidden }, parties }
}

/** What became of a statement; throws when it was refused for another reason than the rights of the party. */
async function outcomeOf(party: Persona, statement: string, expected: Outcome): Promise<Outcome> {
  if (expected !== 'denied') return (await party.query(statement)).length
  const { code, message } = await party.refusal(statement)
  if (code !== '42501') throw new Error(`Refused with ${code}: ${message}`)
  return 'denied'
}

const PARTIES: Parties[] = ['anon', 'owner', 'other', 'service']
const ACTIONS: Actions[] = ['select', 'insert', 'update', 'delete']

describe.each(CASES)('$table', ({ statements, expected }) => {
  describe.each(PARTIES)('before %s', (party) => {
    it.each(ACTIONS)('answers to %s as pinned', (action) =>
      playScene(database, async (stage) => {
        const { set, parties } = await setTheScene(stage)
        const statement = statements(set)[action]
        const outcome = await outcomeOf(parties[party], statement, expected[party][action])
        expect(outcome).toBe(expected[party][action])
      }),
    )
  })
})
