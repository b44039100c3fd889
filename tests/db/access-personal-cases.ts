/** What is for one person alone: reports, hidden prayers, the list of pictures. */
import type { Case } from './access-cases'

const NO = 'denied'
const NOTHING = [NO, NO, NO, NO] as const
const EVERYTHING = [1, 1, 1, 1] as const
const NOT_EVEN_SEEING = [0, NO, 0, 0] as const

export const REPORT_CASES: Case[] = [
  {
    relation: 'public.reports',
    about: 'a report',
    statements: ({ foreign, unmarked }) => ({
      select: `select reason, note from public.reports where prayer_id = '${foreign}'`,
      // Who writes without being somebody names nobody.
      insert: `insert into public.reports (prayer_id, reason)
        select '${unmarked}', 'spam' where (select auth.uid()) is not null returning 1`,
      update: `update public.reports set reason = 'other' where prayer_id = '${foreign}' returning 1`,
      delete: `delete from public.reports where prayer_id = '${foreign}' returning 1`,
    }),
    expected: {
      anon: NOTHING,
      owner: [1, 1, NO, NO],
      other: [0, 1, NO, NO],
      aal1: [0, NO, NO, NO],
      service: [1, 0, 1, 1],
    },
  },
  {
    relation: 'public.hidden_prayers',
    about: 'a prayer that somebody hid from themselves',
    statements: ({ foreign, unmarked }) => ({
      select: `select prayer_id from public.hidden_prayers where prayer_id = '${foreign}'`,
      insert: `insert into public.hidden_prayers (prayer_id)
        select '${unmarked}' where (select auth.uid()) is not null returning 1`,
      update: `update public.hidden_prayers set created_at = now() where prayer_id = '${foreign}' returning 1`,
      delete: `delete from public.hidden_prayers where prayer_id = '${foreign}' returning 1`,
    }),
    expected: {
      anon: NOTHING,
      owner: [1, 1, NO, 1],
      other: [0, 1, NO, 0],
      aal1: [0, NO, NO, 0],
      service: [1, 0, 1, 1],
    },
  },
]

export const PICTURE_CASES: Case[] = [
  {
    relation: 'storage.buckets',
    about: 'the bucket of pictures',
    statements: () => ({
      select: `select 1 from storage.buckets where id = 'profiles'`,
      insert: `insert into storage.buckets (id, name, public) values ('own', 'own', true) returning 1`,
      update: `update storage.buckets set allowed_mime_types = null where id = 'profiles' returning 1`,
      delete: `delete from storage.buckets where id = 'profiles' and false returning 1`,
    }),
    expected: {
      anon: [0, NO, 0, 0],
      owner: [1, NO, 0, 0],
      other: [1, NO, 0, 0],
      aal1: [1, NO, 0, 0],
      service: [1, 1, 1, 0],
    },
  },
  {
    relation: 'storage.objects',
    about: 'a picture',
    statements: ({ owner }) => ({
      select: `select 1 from storage.objects where owner_id = '${owner}'`,
      insert: `insert into storage.objects (bucket_id, name, owner_id)
        values ('profiles', 'avatar/two.png', '${owner}') returning 1`,
      update: `update storage.objects set version = '2' where owner_id = '${owner}' returning 1`,
      delete: `delete from storage.objects where owner_id = '${owner}' returning 1`,
    }),
    expected: {
      anon: NOT_EVEN_SEEING,
      owner: EVERYTHING,
      other: NOT_EVEN_SEEING,
      aal1: NOT_EVEN_SEEING,
      service: EVERYTHING,
    },
  },
]
