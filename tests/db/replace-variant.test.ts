/** Another variant takes the row of the one before it, while nobody has taken to that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { withhold } from '../support/report-scene'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const KEY = '00000000-0000-4000-8000-00000000000a'
const REPLACE = `select id, title, short_text, tags, is_private, is_settled, created_at::date::text as made_on
  from public.replace_variant($1, $2, 'Other words.', null, 'Long.')`

const take = (title: string): [string, unknown[]] => [REPLACE, [KEY, title]]

/** A maker with a prayer under the key, and somebody else. */
async function sit(stage: Stage, fields: Record<string, unknown> = {}) {
  const [maker, other] = [await stage.signUp(), await stage.signUp()]
  const id = await stage.addPrayer({ user_id: maker, made_key: KEY, tags: ['hope'], ...fields })
  return { id, maker, other, person: stage.user(maker), somebody: stage.user(other) }
}

const titleOf = async ({ tableOwner }: Stage, id: string) =>
  onlyRow(
    await tableOwner.query<{ title: string }>('select title from public.prayers where id = $1', [
      id,
    ]),
  ).title

describe('another variant', () => {
  it('takes the row of the one before it, again and again; place, privacy and tags stay', () =>
    playScene(database, async (stage) => {
      const { id, person } = await sit(stage, { is_private: true, created_at: '2026-01-01' })
      for (const title of ['Second', 'Third'])
        expect(onlyRow(await person.query(...take(title)))).toMatchObject({
          id,
          title,
          short_text: 'Other words.',
          tags: ['hope'],
          is_private: true,
          is_settled: false,
          made_on: '2026-01-01',
        })
    }))

  it.each([
    ['was edited', `update public.prayers set title = 'Mine'`, 'maker'],
    ['was made private', 'update public.prayers set is_private = true', 'maker'],
    ['is liked', 'insert into public.likes (prayer_id) select id from public.prayers', 'other'],
    ['is liked by its maker', 'insert into public.likes select id from public.prayers', 'maker'],
    [
      'is remixed',
      `insert into public.prayers (title, short_text, tradition, category, user_id, is_remix, original_prayer_id)
       select 'R', 'R', tradition, category, private.viewer_id(), true, id from public.prayers`,
      'other',
    ],
  ] as const)('leaves a prayer alone that %s', (_, statement, who) =>
    playScene(database, async (stage) => {
      const { id, person, ...people } = await sit(stage)
      await stage.user(people[who]).query(statement)
      const before = await titleOf(stage, id)
      expect(await person.query(...take('Second'))).toEqual([])
      expect(await titleOf(stage, id)).toBe(before)
    }),
  )

  it('takes a row whose like was taken back', () =>
    playScene(database, async (stage) => {
      const { person, somebody, id } = await sit(stage)
      await somebody.query('insert into public.likes (prayer_id) values ($1)', [id])
      await somebody.query('delete from public.likes where prayer_id = $1', [id])
      expect(await person.query(...take('Second'))).toHaveLength(1)
    }))

  it('does not tell that somebody keeps a private remix', () =>
    playScene(database, async (stage) => {
      const { id, person, other } = await sit(stage)
      await stage.addPrayer({
        user_id: other,
        is_private: true,
        is_remix: true,
        original_prayer_id: id,
      })
      expect(await person.query(...take('Second'))).toHaveLength(1)
    }))

  it.each([
    { remixed: 'by somebody for everybody', is_private: false, left: 0 },
    { remixed: 'by somebody for themselves', is_private: true, left: 1 },
  ])('knows a remix $remixed while the prayer is withheld', ({ is_private, left }) =>
    playScene(database, async (stage) => {
      const { id, person, other } = await sit(stage)
      const fields = { user_id: other, is_private, is_remix: true, original_prayer_id: id }
      await stage.addPrayer(fields)
      await withhold(stage, id)
      expect(await person.query(...take('Second'))).toHaveLength(left)
    }),
  )

  it('leaves a prayer alone that is older than sittings, and one that is not there', () =>
    playScene(database, async (stage) => {
      const { person } = await sit(stage, { is_settled: true })
      expect(await person.query(...take('Second'))).toEqual([])
      expect(await person.query(REPLACE, [crypto.randomUUID(), 'Second'])).toEqual([])
    }))

  it('reaches nobody else’s prayer, and nobody reaches one without a session or a code that is owed', () =>
    playScene(database, async (stage) => {
      const { id, maker, somebody } = await sit(stage)
      expect(await somebody.query(...take('Taken'))).toEqual([])
      expect((await stage.anon.refusal(...take('Taken'))).code).toBe('42501')
      await stage.addFactor(maker)
      expect(await stage.user(maker, 'aal1').query(...take('Taken'))).toEqual([])
      expect(await stage.user(maker, 'aal2').query(...take('Second'))).toHaveLength(1)
      expect(await titleOf(stage, id)).toBe('Second')
    }))

  it('is refused like any prayer that breaks the rules', () =>
    playScene(database, async (stage) => {
      const { person } = await sit(stage)
      expect((await person.refusal(...take(' '))).code).toBe('23514')
      expect((await person.refusal(...take('x'.repeat(2000)))).code).toBe('22001')
    }))

  it('counts as an edit: twenty presses are a sitting, 240 an hour are all', () =>
    playScene(database, async (stage) => {
      const { maker, person } = await sit(stage)
      for (let press = 1; press <= 20; press += 1) await person.query(...take(`Variant ${press}`))
      const noted = `select action, cardinality(times) as times from private.recent_activity where user_id = $1`
      expect(await stage.tableOwner.query(noted, [maker])).toEqual([{ action: 'edit', times: 20 }])
      await stage.tableOwner.query(
        `update private.recent_activity set times = array_fill(now(), array[240])`,
      )
      expect((await person.refusal(...take('One more'))).code).toBe('PT429')
    }))
})

describe('whether the words stand', () => {
  it('nobody says by hand', () =>
    playScene(database, async (stage) => {
      const { person, maker } = await sit(stage)
      for (const statement of [
        'update public.prayers set is_settled = false',
        `insert into public.prayers (title, short_text, tradition, category, user_id, is_settled)
         values ('T', 'S', 'Islam', 'Hope', '${maker}', false)`,
      ])
        expect((await person.refusal(statement)).code).toBe('42501')
    }))
})
