/** What words mean to a search, and what is offered in place of misspelt ones: see also tests/db/known-searches.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { NEAREST, searchRows } from '../support/search-answer'
import { onlyRow, playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const titles = async (persona: Persona, query: string, tradition: string | null = null) =>
  (
    await persona.query<{ title: string }>(
      `select title from ${searchRows('$1, tradition_name => $2')}`,
      [query, tradition],
    )
  ).map(({ title }) => title)

const nearest = async (persona: Persona, query: string) =>
  onlyRow(await persona.query<{ said: string | null }>(NEAREST, [query])).said

/** So many newer prayers that nothing older is found by reading the newest ones. */
const bury = (stage: Stage, count: number) =>
  stage.tableOwner.query(
    `insert into public.prayers (title, short_text, tradition, category)
     select 'Newer', 'calm', 'Shinto', 'Hope' from generate_series(1, $1::int)`,
    [count],
  )

const JEWISH = {
  title: 'At the table',
  short_text: 'Light two candles.',
  tradition: 'Judaism',
  created_at: '2020-01-01',
}

describe.each([
  ['among the newest', 0],
  ['beyond the newest', 300],
])('a word that names a tradition, %s', (_, newer) => {
  it.each([
    ['its people', 'jewish'],
    ['more than one of its people', 'Jews'],
    ['its practice', 'tefillah'],
    ['its practice with accents', 'Tefíllah'],
    ['its name', 'judaism'],
    ['two words of it', 'Jewish rabbi'],
    ['a phrase of it', 'Yom Kippur'],
    ['a word and what the prayer says', 'candles jewish'],
    ['words in another order', 'jew table candles'],
  ])('finds its prayers by %s, though they do not say it', (__, query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer(JEWISH)
      await bury(stage, newer)
      expect(await titles(stage.anon, query)).toEqual(['At the table'])
    }),
  )

  it.each([
    ['another tradition', 'jewish', 'Shinto'],
    ['a word that is not there', 'jewish zyzzyva', null],
  ])('finds nothing with %s', (__, query, tradition) =>
    playScene(database, async (stage) => {
      await stage.addPrayer(JEWISH)
      await bury(stage, newer)
      expect(await titles(stage.anon, query, tradition)).toEqual([])
    }),
  )

  it('finds prayers of others that say it, as a word of its own', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ ...JEWISH, tradition: 'Universal', title: 'A Jew’s prayer, (duas)' })
      await stage.addPrayer({ ...JEWISH, tradition: 'Maya', title: 'Jewels and individuals' })
      await bury(stage, newer)
      expect(await titles(stage.anon, 'jew')).toEqual(['A Jew’s prayer, (duas)'])
      expect(await titles(stage.anon, 'dua')).toEqual(['A Jew’s prayer, (duas)'])
    }))

  it('finds the prayers of each tradition that uses it', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ ...JEWISH, tradition: 'Sufism', title: 'One' })
      await stage.addPrayer({
        ...JEWISH,
        tradition: 'Islam',
        title: 'Two',
        created_at: '2020-01-02',
      })
      await bury(stage, newer)
      expect(await titles(stage.anon, 'duʿāʾ')).toEqual(['Two', 'One'])
    }))

  it('finds what is prayed for in a trouble, what is tagged with it and what says it', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ ...JEWISH, title: 'Filed', category: 'Healing' })
      await stage.addPrayer({ ...JEWISH, title: 'Tagged', tags: ['cancer'] })
      await stage.addPrayer({ ...JEWISH, title: 'Said', short_text: 'After cancer.' })
      await stage.addPrayer({ ...JEWISH, title: 'Another' })
      await bury(stage, newer)
      expect((await titles(stage.anon, 'cancer')).toSorted()).toEqual(['Filed', 'Said', 'Tagged'])
    }))

  it('finds one’s own private prayers, and nobody else’s', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      await stage.addPrayer({ ...JEWISH, user_id: owner, is_private: true })
      await bury(stage, newer)
      expect(await titles(stage.user(owner), 'jewish')).toEqual(['At the table'])
      expect(await titles(stage.user(other), 'jewish')).toEqual([])
      expect(await titles(stage.anon, 'jewish')).toEqual([])
    }))
})

describe('the subjects of a search', () => {
  const subjects = (stage: Stage, query: string) =>
    stage.anon.query(
      `select * from json_to_recordset(public.search_prayers($1) -> 'subjects') as named (kind text, name text)`,
      [query],
    )

  it.each([
    ['jewish', [{ kind: 'tradition', name: 'Judaism' }]],
    [
      'dua',
      [
        { kind: 'tradition', name: 'Islam' },
        { kind: 'tradition', name: 'Sufism' },
      ],
    ],
    ['peace be with you', []],
    ['', []],
    ["'; drop table prayers; --", []],
  ])('of “%s” are in the order of its words', (query, expected) =>
    playScene(database, async (stage) => {
      expect(await subjects(stage, query)).toEqual(expected)
    }),
  )

  it('are eight at most', () =>
    playScene(database, async (stage) => {
      const many = 'jewish muslim hindu sikh jain bahai shinto maori sami inca aztec catholic'
      expect(await subjects(stage, many)).toHaveLength(8)
    }))
})

describe('an offer', () => {
  it.each([
    ['a misspelt people', 'jewsh', 'jewish'],
    ['a misspelt people beside a known word', 'candles jewsih', 'candles jewish'],
    ['a misspelt practice', 'tefilah tefillh', 'tefilah tefillah'],
    ['a people that no prayer answers', 'muslm', null],
    ['an ordinary word that no prayer says', 'lottery', null],
    ['an ordinary word beside a misspelt one', 'lottery jewsh', null],
    ['a short word that begins otherwise', 'able', null],
    ['two letters between in a short word', 'tabel jewsh', 'table jewish'],
    ['two letters between in five letters', 'taxxe', null],
  ])('for %s', (_, query, expected) =>
    playScene(database, async (stage) => {
      await stage.addPrayer(JEWISH)
      expect(await nearest(stage.anon, query)).toBe(expected)
    }),
  )
})

describe('the table of meanings', () => {
  it('holds phrases in the form in which queries are compared, each with labels that prayers have', async () => {
    const wrong = await database.query(
      `select phrase from private.word_meanings
       where phrase <> private.bare_phrase(phrase)
         or exists (select from unnest(labels) as label where label !~ '^(tradition|category) [^ ]')`,
    )
    expect(wrong).toEqual([])
  })

  it('is closed to everybody', () =>
    playScene(database, async (stage) => {
      for (const persona of [stage.anon, stage.user(await stage.signUp())])
        expect((await persona.refusal('select * from private.word_meanings')).code).toBe('42501')
    }))
})
