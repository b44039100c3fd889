/** Search by several words, with filters, through the index of words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WORD_FORMS_CASES } from '../../src/catalogue/word-forms-cases'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { searchRows } from '../support/search-answer'
import { playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface Filters {
  tradition_name?: string
  category_name?: string
  type_name?: string
}

const titles = async (persona: Persona, query: string, filters: Filters = {}) => {
  const found = await persona.query<{ title: string }>(
    `select title from ${searchRows('$1, tradition_name => $2, category_name => $3, type_name => $4')}`,
    [
      query,
      filters.tradition_name ?? null,
      filters.category_name ?? null,
      filters.type_name ?? null,
    ],
  )
  return found.map(({ title }) => title)
}

/** So many newer prayers that nothing older is found by reading the newest ones. */
const bury = (stage: Stage, count = 300) =>
  stage.tableOwner.query(
    `insert into public.prayers (title, short_text, tradition, category)
     select 'Newer', 'calm and peace', 'Islam', 'Hope' from generate_series(1, $1::int)`,
    [count],
  )

const OLD = { created_at: '2020-01-01' }

describe.each([
  ['among the newest', 0],
  ['beyond the newest', 300],
])('a search of several words, %s', (_, newer) => {
  it.each([
    ['in order', 'quiet harbour'],
    ['in another order', 'harbour quiet'],
    ['of different texts', 'lantern evening mountain'],
    ['in parts', 'arb vening'],
    ['with other case and accents', 'HÁRBOUR evéning'],
    ['one of them twice', 'harbour harbour harb'],
    ['with their punctuation', 'harbour, (quiet)'],
    ['with very short ones', 'e harbour a'],
    ['of characters without a meaning of their own', '100% a_b'],
    ['beyond the twelfth, which count no more', 'harbour a b c d e f g h i m n o absent'],
    ['in a script without blanks', '平安 harbour'],
    ['within a word of a hundred letters', `${'ab'.repeat(45)} harbour`],
    ['by two letters alone', 'gi'],
    ['by a sign alone', '%'],
    ['by a sign and a letter', '(q'],
    ['by signs in a row', '),'],
    ['by a letter of another script', '愿'],
  ])('finds them %s', (__, query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer({
        ...OLD,
        title: 'Evening of the bold chief',
        short_text: `The (quiet), harbour, 100% of a_b. 愿你平安喜乐直到永远 ${'ab'.repeat(50)}`,
        medium_text: 'A lantern.',
        long_text: 'The mountain kept ginger.',
      })
      await stage.addPrayer({ ...OLD, title: 'Half', short_text: 'The harbour of half, evening.' })
      await bury(stage, newer)
      expect(await titles(stage.anon, query)).toContain('Evening of the bold chief')
    }),
  )

  it.each([
    'harbour desert',
    'harbour lanternn',
    'harbourlantern',
    `harbour ${'ab'.repeat(40)}z`,
    '10% harbour',
    'a%b',
    'harbour --',
    '?! …',
    '平喜',
  ])('finds nothing by %s', (query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer({
        ...OLD,
        title: 'Evening',
        short_text: `harbour, 100% ${'ab'.repeat(50)} 愿你平安喜乐`,
        medium_text: 'lantern',
      })
      await bury(stage, newer)
      expect(await titles(stage.anon, query)).toEqual([])
    }),
  )

  it.each([
    ['a tradition', { tradition_name: 'Shinto' }, ['Shinto, Hope', 'Shinto, Grief']],
    [
      'a category in any case',
      { category_name: 'grief' },
      ['Tagged', 'Shinto, Grief', 'Islam, Grief'],
    ],
    ['a type as it is stored', { type_name: 'Hope Prayer' }, ['Shinto, Hope']],
    [
      'a type by its name, which is a tag',
      { type_name: 'Grief' },
      ['Tagged', 'Shinto, Grief', 'Islam, Grief'],
    ],
    [
      'all of them',
      { tradition_name: 'Shinto', category_name: 'Grief', type_name: 'text' },
      ['Shinto, Grief'],
    ],
    ['none that fits', { tradition_name: 'shinto' }, []],
    ['none there is', { tradition_name: 'Shinto', category_name: 'Peace' }, []],
  ])('keeps to %s', (__, filters, expected) =>
    playScene(database, async (stage) => {
      const add = (title: string, tradition: string, category: string, more = {}) =>
        stage.addPrayer({ title, tradition, category, short_text: 'calm sea', ...more })
      await add('Islam, Grief', 'Islam', 'Grief', { created_at: '2020-01-01' })
      await add('Shinto, Grief', 'Shinto', 'Grief', { created_at: '2020-01-02' })
      await add('Shinto, Hope', 'Shinto', 'Hope', { created_at: '2020-01-03', type: 'Hope Prayer' })
      await add('Tagged', 'Islam', 'Hope', { created_at: '2020-01-04', tags: ['grief'] })
      await add('Shinto only', 'Shinto', 'Grief', { ...OLD, short_text: 'calm' })
      await bury(stage, newer)
      expect(await titles(stage.anon, 'sea calm', filters)).toEqual(expected)
    }),
  )

  it('gives pages through a filter', () =>
    playScene(database, async (stage) => {
      for (const day of [1, 2, 2, 2, 3])
        await stage.addPrayer({ created_at: `2026-01-0${day}`, tradition: 'Shinto' })
      await bury(stage, newer)
      interface Row {
        id: string
        created_at: string
      }
      const page = (size: number, after?: Row) =>
        stage.anon.query<Row>(
          `select id, created_at from ${searchRows(`'may peace', $1, $2, $3, 'Shinto', 'Peace'`)}`,
          [size, after?.created_at ?? null, after?.id ?? null],
        )
      const whole = await page(20)
      const first = await page(2)
      const second = await page(2, first[1])
      expect(whole).toHaveLength(5)
      expect([...first, ...second, ...(await page(2, second[1]))]).toEqual(whole)
    }))

  it('gives private prayers to their owner only, in their place', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      const own = { user_id: owner, short_text: 'calm xylophone', is_private: true }
      await stage.addPrayer({
        ...own,
        title: 'Mine',
        created_at: '2020-01-02',
        tradition: 'Shinto',
      })
      const shared = { short_text: 'xylophone, calm', created_at: '2020-01-03' }
      await stage.addPrayer({ ...shared, title: 'Newer', tradition: 'Shinto' })
      await stage.addPrayer({ ...shared, title: 'Older', created_at: '2020-01-01' })
      await bury(stage, newer)
      const found = (persona: Persona) => titles(persona, 'calm xylophone')
      expect(await found(stage.user(owner))).toEqual(['Newer', 'Mine', 'Older'])
      expect(await found(stage.user(other))).toEqual(['Newer', 'Older'])
      expect(await found(stage.anon)).toEqual(['Newer', 'Older'])
      const filtered = { tradition_name: 'Shinto' }
      expect(await titles(stage.user(owner), 'xylo', filtered)).toEqual(['Newer', 'Mine'])
    }))
})

describe('what search knows', () => {
  it('follows a prayer that becomes private and public again', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const id = await stage.addPrayer({ ...OLD, user_id: owner, title: 'Xylophone' })
      await bury(stage)
      const set = (isPrivate: boolean) =>
        stage
          .user(owner)
          .query('update public.prayers set is_private = $2 where id = $1', [id, isPrivate])
      await set(true)
      expect(await titles(stage.anon, 'xylophone')).toEqual([])
      expect(await titles(stage.user(owner), 'xylophone')).toEqual(['Xylophone'])
      await set(false)
      expect(await titles(stage.anon, 'xylophone')).toEqual(['Xylophone'])
    }))

  it('learns no word from private prayers, not even for an edit or a moment', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const id = await stage.addPrayer({ user_id: owner, title: 'Zyzzyva', is_private: true })
      await stage
        .user(owner)
        .query("update public.prayers set short_text = 'quixotry' where id = $1", [id])
      const known = await stage.tableOwner.query(
        "select word from private.search_words where word in ('zyzzyva', 'quixotry')",
      )
      expect(known).toEqual([])
    }))

  it('goes with a removed prayer', () =>
    playScene(database, async (stage) => {
      const id = await stage.addPrayer({ title: 'Xylophone' })
      await stage.tableOwner.query('delete from public.prayers where id = $1', [id])
      const left = await stage.tableOwner.query(
        `select prayer_id from private.prayer_search where prayer_id = $1
         union all select prayer_id from private.prayer_labels where prayer_id = $1`,
        [id],
      )
      expect(left).toEqual([])
      expect(await titles(stage.anon, 'xylophone')).toEqual([])
    }))
})

it.each(WORD_FORMS_CASES)(
  '“$word” is read as singular and plural',
  async ({ word, forms, term }) => {
    const rows = await database.query<{ forms: string[]; term: string }>(
      'select private.forms_of($1) as forms, private.term_of($1) as term',
      [word],
    )
    expect(rows).toEqual([{ forms, term }])
  },
)
