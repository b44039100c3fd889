/** Collections and what is in them: for their owner alone, even when a link is shared. */
import type { Case } from './access-cases'

const NO = 'denied'
const NOTHING = [NO, NO, NO, NO] as const
const EVERYTHING = [1, 1, 1, 1] as const

export const COLLECTION_CASES: Case[] = [
  {
    relation: 'public.collections',
    about: 'a shared collection',
    statements: ({ owner, collection }) => ({
      select: `select name from public.collections where id = '${collection}'`,
      insert: `insert into public.collections (name, user_id) values ('New', '${owner}') returning 1`,
      update: `update public.collections set name = 'Changed' where id = '${collection}' returning 1`,
      delete: `delete from public.collections where id = '${collection}' returning 1`,
    }),
    expected: {
      anon: NOTHING,
      owner: EVERYTHING,
      other: [0, NO, 0, 0],
      aal1: [0, NO, 0, 0],
      service: EVERYTHING,
    },
  },
  {
    relation: 'public.collection_prayers',
    about: 'a prayer in a shared collection',
    statements: ({ collection, foreign, unmarked }) => ({
      select: `select note from public.collection_prayers where prayer_id = '${foreign}'`,
      insert: `insert into public.collection_prayers (collection_id, prayer_id)
        values ('${collection}', '${unmarked}') returning 1`,
      update: `update public.collection_prayers set note = 'Changed' where prayer_id = '${foreign}' returning 1`,
      delete: `delete from public.collection_prayers where prayer_id = '${foreign}' returning 1`,
    }),
    expected: {
      anon: NOTHING,
      owner: EVERYTHING,
      other: [0, NO, 0, 0],
      aal1: [0, NO, 0, 0],
      service: EVERYTHING,
    },
  },
]
