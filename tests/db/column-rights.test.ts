/** Every column of every table × every party × {insert, update}. What is not named here nobody under the API may write. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
let columns: { relation: string; column: string }[]
beforeAll(async () => {
  database = await openMigratedDatabase()
  columns = await database.query(
    `select table_schema || '.' || table_name as relation, column_name as column
     from information_schema.columns where table_schema in ('public', 'private') order by 1, ordinal_position`,
  )
})
afterAll(() => database.close())

interface Writable {
  /** What a row needs beside the column, as SQL; `$owner` stands for the owner's id. */
  row: Record<string, string>
  /** For each column that may be sent: what is sent, and what the database keeps of it. */
  insert: Record<string, { sent: string; kept: string | null }>
  update: Record<string, { sent: string; kept: string | null }>
  /** Rows name nobody: whoever is signed in may write some of their own. */
  isInOnesOwnName?: true
  /** Which rows are the owner's; those with the owner's id without it. */
  whose?: string
  /** What the owner of the tables adds before rows are changed. */
  before?: string
}

const same = (value: string) => ({ sent: `'${value}'`, kept: value })
const WORDS = {
  title: same('New'),
  short_text: same('New'),
  medium_text: same('New'),
  long_text: same('New'),
  category: same('Hope'),
  tags: same('{new}'),
  language: same('cy'),
  is_private: { sent: 'true', kept: 'true' },
}
const OWNER = { sent: '$owner', kept: '$owner' }

const WRITABLE: Record<string, Writable> = {
  'public.prayers': {
    row: {
      title: `'T'`,
      short_text: `'S'`,
      tradition: `'Islam'`,
      category: `'Peace'`,
      user_id: '$owner',
    },
    insert: {
      ...WORDS,
      tradition: same('Taoism'),
      type: same('Peace Prayer'),
      user_id: OWNER,
      made_key: same('00000000-0000-4000-8000-000000000000'),
      is_remix: { sent: 'false', kept: 'false' },
      original_prayer_id: { sent: 'null', kept: null },
      author: { sent: `'The Dalai Lama'`, kept: 'Orison' },
      source: { sent: `'Scripture'`, kept: 'AI Generated' },
      remix_author: { sent: `'Somebody'`, kept: null },
      created_at: { sent: `'1999-01-01'`, kept: 'now' },
    },
    update: WORDS,
  },
  'public.likes': {
    row: { prayer_id: '$hidden', user_id: '$owner' },
    insert: { prayer_id: { sent: '$hidden', kept: '$hidden' }, user_id: OWNER },
    update: {},
  },
  'public.reports': {
    row: { prayer_id: '$foreign', reason: `'spam'` },
    insert: {
      prayer_id: { sent: '$foreign', kept: '$foreign' },
      reason: same('hateful'),
      note: same('New'),
    },
    update: {},
    isInOnesOwnName: true,
  },
  'public.hidden_prayers': {
    row: { prayer_id: '$foreign' },
    insert: { prayer_id: { sent: '$foreign', kept: '$foreign' } },
    update: {},
    isInOnesOwnName: true,
  },
  'public.collections': {
    row: { name: `'Mornings'` },
    insert: {
      id: same('00000000-0000-4000-8000-000000000000'),
      name: same('New'),
      user_id: OWNER,
    },
    update: { name: same('New'), is_shared: { sent: 'true', kept: 'true' } },
    isInOnesOwnName: true,
  },
  'public.collection_prayers': {
    row: { collection_id: '$collection', prayer_id: '$foreign' },
    insert: {
      collection_id: { sent: '$collection', kept: '$collection' },
      prayer_id: { sent: '$foreign', kept: '$foreign' },
      note: same('New'),
    },
    update: { note: same('New') },
    whose: `collection_id = '$collection'`,
    before: `insert into public.collection_prayers (collection_id, prayer_id) values ('$collection', '$hidden')`,
  },
  'public.profiles': {
    row: {},
    insert: {},
    update: {
      username: same('New.Name'),
      bio: same('New'),
      avatar_url: same('/storage/v1/object/public/profiles/avatar/a.png'),
      banner_url: same('/storage/v1/object/public/profiles/banner/b.png'),
    },
  },
}

/** Rows that the scene needs further. */
const KEPT: Record<string, string> = {
  'public.collections': `name <> 'Nights'`,
}

const refusalFor = (relation: string) => `permission denied for table ${relation.split('.')[1]}`

const OUTSIDERS = ['anon', 'other', 'aal1'] as const

async function setTheScene(stage: Stage) {
  const [owner, other] = [await stage.signUp(), await stage.signUp()]
  const hidden = await stage.addPrayer({ user_id: owner, is_private: true })
  const foreign = await stage.addPrayer({ user_id: other })
  const { id: collection } = onlyRow(
    await stage.tableOwner.query<{ id: string }>(
      `insert into public.collections (name, user_id) values ('Nights', $1) returning id`,
      [owner],
    ),
  )
  const outsiders: Record<(typeof OUTSIDERS)[number], Persona> = {
    anon: stage.anon,
    other: stage.user(other),
    aal1: stage.user(owner, 'aal1'),
  }
  const fill = (sql: string) =>
    sql
      .replaceAll('$owner', sql === '$owner' ? `'${owner}'` : owner)
      .replaceAll('$hidden', sql === '$hidden' ? `'${hidden}'` : hidden)
      .replaceAll('$foreign', sql === '$foreign' ? `'${foreign}'` : foreign)
      .replaceAll('$collection', sql === '$collection' ? `'${collection}'` : collection)
  return { owner, outsiders, fill }
}

describe('a column that is not named', () => {
  it.each(['owner', ...OUTSIDERS])('can be written by nobody: %s', (party) =>
    playScene(database, async (stage) => {
      const { owner, outsiders } = await setTheScene(stage)
      if (party === 'aal1') await stage.addFactor(owner)
      const persona = party === 'owner' ? stage.user(owner) : outsiders[party as 'anon']
      const tries = columns.flatMap(({ relation, column }) => [
        {
          action: 'insert' as const,
          relation,
          column,
          sql: `insert into ${relation} ("${column}") values (default)`,
        },
        {
          action: 'update' as const,
          relation,
          column,
          sql: `update ${relation} set "${column}" = default where false`,
        },
      ])
      const unnamed = tries.filter(
        ({ action, relation, column }) =>
          party === 'anon' || !(column in (WRITABLE[relation]?.[action] ?? {})),
      )
      expect(unnamed.length).toBeGreaterThan(50)
      for (const { action, relation, column, sql } of unnamed) {
        const { code } = await persona.refusal(sql)
        expect.soft(code, `${action} ${relation}.${column}`).toBe('42501')
      }
    }),
  )
})

describe.each(Object.entries(WRITABLE))(
  'a named column of %s',
  (relation, { row, insert, update, isInOnesOwnName, whose, before }) => {
    const columnOf = (column: string) =>
      `case when "${column}"::text = now()::timestamptz (3)::text then 'now' else "${column}"::text end as kept`
    const insertOf = (column: string, sent: string, fill: (sql: string) => string) => {
      const given = { ...row, [column]: sent }
      return `insert into ${relation} (${Object.keys(given).join(', ')})
      values (${Object.values(given).map(fill).join(', ')}) returning ${columnOf(column)}`
    }
    const updateOf = (column: string, sent: string, owner: string, fill: (sql: string) => string) =>
      `update ${relation} set "${column}" = ${sent}
     where ${whose ? fill(whose) : `${relation === 'public.profiles' ? 'id' : 'user_id'} = '${owner}'`} returning ${columnOf(column)}`

    it('keeps what its owner sends, or what is true instead', () =>
      playScene(database, async (stage) => {
        const { owner, fill } = await setTheScene(stage)
        const persona = stage.user(owner)
        for (const [column, { sent, kept }] of Object.entries(insert)) {
          const made = await persona.query(insertOf(column, sent, fill))
          expect
            .soft(onlyRow(made), `insert ${column}`)
            .toEqual({ kept: kept && fill(kept).replaceAll("'", '') })
          if (relation === 'public.prayers')
            await persona.query(`delete from ${relation} where not is_private`)
          else
            await stage.tableOwner.query(
              `delete from ${relation} where ${KEPT[relation] ?? 'true'}`,
            )
        }
        if (before) await stage.tableOwner.query(fill(before))
        for (const [column, { sent, kept }] of Object.entries(update)) {
          const changed = await persona.query<{ kept: string }>(updateOf(column, sent, owner, fill))
          expect.soft(changed.at(0), `update ${column}`).toEqual({ kept })
        }
      }))

    it.each(isInOnesOwnName ? (['anon', 'aal1'] as const) : OUTSIDERS)(
      'is not for %s to write',
      (party) =>
        playScene(database, async (stage) => {
          const { owner, outsiders, fill } = await setTheScene(stage)
          if (party === 'aal1') await stage.addFactor(owner)
          const persona = outsiders[party]
          for (const [column, { sent }] of Object.entries(insert)) {
            const { code } = await persona.refusal(insertOf(column, sent, fill))
            expect.soft(code, `insert ${column}`).toBe('42501')
          }
          for (const [column, { sent }] of Object.entries(update)) {
            const sql = updateOf(column, sent, owner, fill)
            const expected: unknown =
              party === 'anon' ? { code: '42501', message: refusalFor(relation) } : []
            expect.soft(await persona.attempt(sql), `update ${column}`).toEqual(expected)
          }
        }),
    )
  },
)
