/** The numbers that triggers keep: public ones for everybody, those of private prayers for their owner. */
import type { Case } from './access-cases'

const NO = 'denied'
const EVERYTHING = [1, 1, 1, 1] as const
const READING = [1, NO, NO, NO] as const
const NOT_SEEING = [0, NO, NO, NO] as const
const READ_BY_ALL = { anon: READING, owner: READING, other: READING, aal1: READING }
const READ_BY_OWNER = { anon: NOT_SEEING, owner: READING, other: NOT_SEEING, aal1: NOT_SEEING }

export const COUNT_CASES: Case[] = [
  {
    relation: 'private.category_counts',
    about: 'the number of texts of a category',
    statements: () => ({
      select: `select 1 from private.category_counts where category = 'Peace'`,
      insert: `insert into private.category_counts values ('Made up', 7) returning 1`,
      update: `update private.category_counts set texts = 7 where category = 'Peace' returning 1`,
      delete: `delete from private.category_counts where category = 'Peace' returning 1`,
    }),
    expected: { ...READ_BY_ALL, service: EVERYTHING },
  },
  {
    relation: 'private.own_category_counts',
    about: 'the number of private texts of a category',
    statements: ({ owner }) => ({
      select: `select 1 from private.own_category_counts where user_id = '${owner}'`,
      insert: `insert into private.own_category_counts values ('${owner}', 'Made up', 7) returning 1`,
      update: `update private.own_category_counts set texts = 7 where user_id = '${owner}' returning 1`,
      delete: `delete from private.own_category_counts where user_id = '${owner}' returning 1`,
    }),
    expected: { ...READ_BY_OWNER, service: EVERYTHING },
  },
  {
    relation: 'private.type_counts',
    about: 'the number of prayers of a type',
    statements: () => ({
      select: `select 1 from private.type_counts where tradition = 'Universal'`,
      insert: `insert into private.type_counts values ('Made up', 'peace', 7) returning 1`,
      update: `update private.type_counts set prayers = 7 where tradition = 'Universal' returning 1`,
      delete: `delete from private.type_counts where tradition = 'Universal' returning 1`,
    }),
    expected: { ...READ_BY_ALL, service: EVERYTHING },
  },
  {
    relation: 'private.own_type_counts',
    about: 'the number of private prayers of a type',
    statements: ({ owner }) => ({
      select: `select 1 from private.own_type_counts where user_id = '${owner}'`,
      insert: `insert into private.own_type_counts values ('${owner}', 'Made up', 'peace', 7) returning 1`,
      update: `update private.own_type_counts set prayers = 7 where user_id = '${owner}' returning 1`,
      delete: `delete from private.own_type_counts where user_id = '${owner}' returning 1`,
    }),
    expected: { ...READ_BY_OWNER, service: EVERYTHING },
  },
]
