import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const CHECK_FAILED = '23514'
const MUST_NOT_BE_NULL = '23502'

const insertOf = (column: string) =>
  `insert into public.prayers (title, short_text, tradition, category, user_id, ${column})
   values ('T', 'S', 'Islam', 'Hope', $1, $2)`

async function refusalOf(stage: Stage, column: string, value: unknown) {
  const id = await stage.signUp()
  return stage.user(id).refusal(
    `insert into public.prayers (title, short_text, tradition, category, type, tags, medium_text, long_text, language, user_id)
       select r.title, r.short_text, r.tradition, r.category, r.type, r.tags, r.medium_text, r.long_text, r.language, $1
       from jsonb_populate_record(null::public.prayers, $2::jsonb) as r`,
    [
      id,
      JSON.stringify({
        title: 'T',
        short_text: 'S',
        tradition: 'Islam',
        category: 'Hope',
        type: 'text',
        tags: [],
        [column]: value,
      }),
    ],
  )
}

describe('a prayer is refused', () => {
  it.each<[string, string, unknown, string]>([
    ['without a title', 'title', null, MUST_NOT_BE_NULL],
    ['with a blank title', 'title', ' \t ', CHECK_FAILED],
    ['with a title of direction marks only', 'title', '\u202E\u2066', CHECK_FAILED],
    ['with a title of 201 characters', 'title', 'x'.repeat(201), CHECK_FAILED],
    ['without a short text', 'short_text', null, MUST_NOT_BE_NULL],
    ['with a blank short text', 'short_text', ' \n\t', CHECK_FAILED],
    ['with a short text of 2,001 characters', 'short_text', 'x'.repeat(2001), CHECK_FAILED],
    ['with a medium text of 5,001 characters', 'medium_text', 'x'.repeat(5001), CHECK_FAILED],
    ['with a long text of 10,001 characters', 'long_text', 'x'.repeat(10_001), CHECK_FAILED],
    ['in a language that is no tag', 'language', 'English, mostly', CHECK_FAILED],
    ['in a language of 36 characters', 'language', `en${'-abcdefgh'.repeat(4)}`, CHECK_FAILED],
    ['with a blank tradition', 'tradition', ' ', CHECK_FAILED],
    ['with a blank category', 'category', ' ', CHECK_FAILED],
    ['under the filter All', 'category', 'All', CHECK_FAILED],
    ['with a tag of 41 characters', 'tags', ['x'.repeat(41)], CHECK_FAILED],
    [
      'with 13 tags',
      'tags',
      Array.from({ length: 13 }, (_, index) => `tag ${index}`),
      CHECK_FAILED,
    ],
  ])('%s', (_, column, value, code) =>
    playScene(database, async (stage) => {
      expect((await refusalOf(stage, column, value)).code).toBe(code)
    }),
  )

  it('with a privacy flag that is not known', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const refusal = await stage.user(id).refusal(insertOf('is_private'), [id, null])
      expect(refusal.code).toBe(MUST_NOT_BE_NULL)
    }))
})

describe('a prayer is kept', () => {
  it('at every limit', () =>
    playScene(database, async (stage) => {
      const prayer = await stage.addPrayer({
        title: '🙏'.repeat(200),
        short_text: 'ä'.repeat(2000),
        medium_text: 'x'.repeat(5000),
        long_text: 'x'.repeat(10_000),
        tags: Array.from({ length: 12 }, (_, index) => String.fromCodePoint(97 + index).repeat(40)),
      })
      expect(prayer).toMatch(/^[0-9a-f-]{36}$/)
    }))

  it('with a title and tags of one plain line each', () =>
    playScene(database, async (stage) => {
      const prayer = await stage.addPrayer({
        title: ' A\u202E \n prayer\u0007\u2069 for\u200F\tyou ',
        tags: ['Hope', ' hope ', '', 'Inner  Peace\u202A', 'a'],
      })
      const [kept] = await stage.anon.query(
        'select title, tags from public.prayers where id = $1',
        [prayer],
      )
      expect(kept).toEqual({ title: 'A prayer for you', tags: ['hope', 'inner peace', 'a'] })
    }))

  it('with its texts as they were written, and no text instead of an empty one', () =>
    playScene(database, async (stage) => {
      const text = '  First line,\n\nsecond\tparagraph.  '
      const prayer = await stage.addPrayer({ short_text: text, medium_text: '', long_text: null })
      const [kept] = await stage.anon.query(
        'select short_text, medium_text, long_text from public.prayers where id = $1',
        [prayer],
      )
      expect(kept).toEqual({ short_text: text, medium_text: null, long_text: null })
    }))
})

describe('when an account is removed', () => {
  it('its private prayers go, its public ones stay without its name', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp('Leaving.Soon')
      const original = await stage.addPrayer()
      const shared = await stage.addPrayer({
        user_id: id,
        is_remix: true,
        original_prayer_id: original,
        remix_author: 'Leaving.Soon',
      })
      const hidden = await stage.addPrayer({ user_id: id, is_private: true })
      await stage.tableOwner.query('delete from auth.users where id = $1', [id])
      expect(
        await stage.tableOwner.query(
          'select id, user_id, remix_author from public.prayers where id = any ($1)',
          [[shared, hidden]],
        ),
      ).toEqual([{ id: shared, user_id: null, remix_author: 'Anonymous' }])
      const rest = await stage.tableOwner.query(
        `select (select count(*)::int from public.profiles where id = $1) as profiles,
           (select count(*)::int from private.own_category_counts where user_id = $1) as counts`,
        [id],
      )
      expect(onlyRow(rest)).toEqual({ profiles: 0, counts: 0 })
    }))
})
