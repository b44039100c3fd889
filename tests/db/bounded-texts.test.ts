/** What is far too large is refused before anything walks it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const INSERT = `insert into public.prayers (title, short_text, tradition, category, tags, user_id)
  values ('T', 'S', 'Islam', 'Hope', `

describe('tags', () => {
  it.each([
    [
      'a million equal ones',
      `array_fill('peace'::text, array[1000000])`,
      'A prayer has 12 tags at most.',
    ],
    [
      'twenty-five different ones',
      `array(select 'tag ' || at from generate_series(1, 25) as at)`,
      'A prayer has 12 tags at most.',
    ],
    [
      'some within each other',
      `array[array['a', 'b'], array['c', 'd']]`,
      'A prayer has 12 tags at most.',
    ],
    ['one of a million letters', `array[repeat('a', 1000000)]`, 'A tag has 40 characters at most.'],
    [
      'ten of a million letters',
      `array_fill(repeat('a', 1000000), array[10])`,
      'A tag has 40 characters at most.',
    ],
  ])('that are %s are refused at once', (_, tags, message) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const person = stage.user(id)
      expect(await person.refusal(`${INSERT}${tags}, '${id}')`)).toEqual({
        code: '22001',
        message,
      })
      const own = await stage.addPrayer({ user_id: id })
      expect(
        await person.refusal(`update public.prayers set tags = ${tags} where id = '${own}'`),
      ).toEqual({ code: '22001', message })
    }),
  )

  it('that repeat each other a little are still made one', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const made = await stage
        .user(id)
        .query(`${INSERT}array_fill('Peace'::text, array[20]), '${id}') returning tags`)
      expect(made).toEqual([{ tags: ['peace'] }])
    }))
})

describe('a text of five million characters', () => {
  it.each(['title', 'tradition', 'category', 'type', 'short_text', 'medium_text', 'long_text'])(
    'is refused as %s of a prayer before it is tidied',
    (column) =>
      playScene(database, async (stage) => {
        const id = await stage.signUp()
        const fields = new Map([
          ['title', `'T'`],
          ['short_text', `'S'`],
          ['tradition', `'Islam'`],
          ['category', `'Hope'`],
          [column, `repeat(e'x \\u202E', 1700000)`],
        ])
        const sql = `insert into public.prayers (${[...fields.keys()].join(', ')}, user_id)
          values (${[...fields.values()].join(', ')}, '${id}')`
        expect((await stage.user(id).refusal(sql)).code).toBe('22001')
      }),
  )

  it.each(['username', 'bio', 'avatar_url', 'banner_url'])(
    'is refused as %s of a profile',
    (column) =>
      playScene(database, async (stage) => {
        const id = await stage.signUp()
        const sql = `update public.profiles set ${column} = repeat(e'x \\u202E', 1700000) where id = '${id}'`
        expect((await stage.user(id).refusal(sql)).code).toBe('22001')
      }),
  )

  it.each([
    'search_prayers(query => huge)',
    `search_prayers(query => 'peace', category_name => huge)`,
    `search_prayers(query => 'peace', tradition_name => huge)`,
    `search_prayers(query => 'peace', type_name => huge)`,
    'category_prayers(category_name => huge)',
    `tradition_prayers_of_type(tradition_name => huge, type_name => 'mercy')`,
    `tradition_prayers_of_type(tradition_name => 'Islam', type_name => huge)`,
    'tradition_type_counts(tradition_name => huge)',
  ])('is no burden to %s', (call) =>
    playScene(database, async (stage) => {
      await stage.addPrayer()
      const sql = `select public.${call.replace('huge', `repeat(e'É ', 2500000)`)}`
      const answer = await stage.anon.attempt(sql)
      expect(answer).toBeInstanceOf(Array)
    }),
  )

  it('is no username to delete an account by', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const sql = `select public.delete_account(repeat(' x', 2500000), false)`
      expect((await stage.user(id).refusal(sql)).code).toBe('22023')
    }))
})
