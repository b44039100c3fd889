/** A withheld prayer: gone from every public path, still its author's, and back when a moderator lifts it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { addReporters, decide, withhold } from '../support/report-scene'
import { NEAREST, searchRows } from '../support/search-answer'
import { onlyRow, playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const WORD = 'Quandorable'

async function setScene(stage: Stage) {
  const [author, reader, moderator] = [
    await stage.signUp('Author.One'),
    await stage.signUp(),
    await stage.signUp(),
  ]
  const prayer = await stage.addPrayer({
    user_id: author,
    title: WORD,
    short_text: `${WORD} light.`,
    category: 'Hope',
    tags: ['seldom'],
    source: 'AI Generated',
  })
  const remix = onlyRow(
    await stage.user(reader).query<{ id: string }>(
      `insert into public.prayers (title, short_text, tradition, category, user_id, is_remix, original_prayer_id)
       values ('Remix', 'S', 'Islam', 'Peace', $1, true, $2) returning id`,
      [reader, prayer],
    ),
  ).id
  await stage.user(reader).query('insert into public.likes (prayer_id) values ($1)', [prayer])
  return { author, reader, moderator, prayer, remix }
}

/** Each way that leads people to public prayers, as a statement that gives a row while this prayer is public. */
const PATHS: [path: string, sql: (prayer: string, remix: string) => string][] = [
  ['its page', (id) => `select 1 from public.prayers where id = '${id}'`],
  ['search', () => `select 1 from ${searchRows(`'${WORD}'`)}`],
  [
    'the words that search offers',
    () => `select 1 where public.search_prayers('Quandorablle light') ->> 'nearest' is not null`,
  ],
  ['its category', () => `select 1 from public.category_prayers('Hope')`],
  ['its tag', () => `select 1 from public.category_prayers('seldom')`],
  [
    'the counts of categories',
    () => `select 1 from public.category_text_counts() where category = 'Hope'`,
  ],
  ['its number of likes', (id) => `select 1 from public.like_counts where prayer_id = '${id}'`],
  [
    'the original of a remix',
    (id, remix) =>
      `select 1 from public.prayers where id = '${remix}' and original_prayer_id = '${id}'`,
  ],
]

async function openPaths(persona: Persona, prayer: string, remix: string): Promise<string[]> {
  const open: string[] = []
  for (const [path, sql] of PATHS)
    if ((await persona.query(sql(prayer, remix))).length > 0) open.push(path)
  return open
}

/** Words are offered to strangers when three people use them. */
async function letOthersUseTheWord(stage: Stage) {
  return Promise.all(
    [1, 2].map(async () =>
      stage.addPrayer({
        user_id: await stage.signUp(),
        title: WORD,
        short_text: 'S',
        category: 'Peace',
      }),
    ),
  )
}

describe('a withheld prayer', () => {
  it('leaves every public path, for visitors and for people, and returns to all of them when it is kept', () =>
    playScene(database, async (stage) => {
      const { reader, moderator, prayer, remix } = await setScene(stage)
      const every = PATHS.map(([path]) => path).filter((path) => !path.includes('offers'))
      for (const persona of [stage.anon, stage.user(reader)])
        expect(await openPaths(persona, prayer, remix)).toEqual(every)
      await withhold(stage, prayer)
      for (const persona of [stage.anon, stage.user(reader)])
        expect(await openPaths(persona, prayer, remix)).toEqual([])
      await decide(stage, moderator, prayer, 'keep')
      for (const persona of [stage.anon, stage.user(reader)])
        expect(await openPaths(persona, prayer, remix)).toEqual(every)
    }))

  it('counts for no word that search offers', () =>
    playScene(database, async (stage) => {
      const { moderator, prayer } = await setScene(stage)
      await letOthersUseTheWord(stage)
      const offered = async () => onlyRow(await stage.anon.query(NEAREST, ['Quandorablle']))
      expect(await offered()).toEqual({ said: WORD.toLowerCase() })
      await withhold(stage, prayer)
      expect(await offered()).toEqual({ said: null })
      await decide(stage, moderator, prayer, 'keep')
      expect(await offered()).toEqual({ said: WORD.toLowerCase() })
    }))

  it('is no text that a translation is kept for', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const store = `select public.store_prayer_translation(private.text_hash('${WORD} light.'), 'es', 'Luz') as is_kept`
      expect(onlyRow(await stage.service.query(store))).toEqual({ is_kept: true })
      await withhold(stage, prayer)
      expect(await stage.tableOwner.query('select 1 from public.prayer_translations')).toEqual([])
      expect(onlyRow(await stage.service.query(store))).toEqual({ is_kept: false })
    }))

  it('leaves other windows with the news that a prayer which became private leaves them with', () =>
    playScene(database, async (stage) => {
      const { author, reader, prayer } = await setScene(stage)
      const other = await stage.addPrayer({ user_id: author })
      await withhold(stage, prayer)
      await stage.tableOwner.query('update public.prayers set is_private = true where id = $1', [
        other,
      ])
      const news = 'select prayer_id from public.removed_prayers order by removed_at'
      for (const persona of [stage.anon, stage.user(reader)])
        expect(await persona.query(news)).toEqual(
          expect.arrayContaining([{ prayer_id: prayer }, { prayer_id: other }]),
        )
      expect(await stage.user(author).query(news)).toEqual([])
    }))

  it('is still read by its author, who is told that it is withheld and nothing of who reported', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      const own = stage.user(author)
      expect(
        await own.query('select title, withheld_as from public.prayers where id = $1', [prayer]),
      ).toEqual([{ title: WORD, withheld_as: 'public' }])
      expect(await own.query(`select 1 from ${searchRows('$1')}`, [WORD])).toHaveLength(1)
      expect(await own.query('select prayer_id from public.reports')).toEqual([])
    }))

  it('can not be made public by its author, whose choice takes effect when it is kept', () =>
    playScene(database, async (stage) => {
      const { author, reader, moderator, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      const own = stage.user(author)
      const choose = (choice: boolean) =>
        own.query<{ withheld_as: string }>(
          'update public.prayers set is_private = $2 where id = $1 returning withheld_as',
          [prayer, choice],
        )
      expect(await choose(false)).toEqual([{ withheld_as: 'public' }])
      await own.query(`update public.prayers set title = 'Other' where id = $1`, [prayer])
      const read = 'select title from public.prayers where id = $1'
      expect(await stage.user(reader).query(read, [prayer])).toEqual([])
      expect(await choose(true)).toEqual([{ withheld_as: 'private' }])
      expect(await choose(false)).toEqual([{ withheld_as: 'public' }])
      await decide(stage, moderator, prayer, 'keep')
      expect(await stage.user(reader).query(read, [prayer])).toEqual([{ title: 'Other' }])
    }))

  it('that its author wants to be private stays so, and no moderator reads it', () =>
    playScene(database, async (stage) => {
      const { author, moderator, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      await stage
        .user(author)
        .query('update public.prayers set is_private = true where id = $1', [prayer])
      const persona = stage.moderator(moderator)
      expect(await persona.query('select 1 from public.reported_prayers()')).toEqual([])
      const refusal = await persona.refusal('select public.decide_report($1, $2)', [prayer, 'keep'])
      expect(refusal.code).toBe('PT404')
    }))

  it('can be deleted by its author, and goes with the author’s account', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      const second = await stage.addPrayer({ user_id: author })
      for (const each of [prayer, second]) await withhold(stage, each)
      const gone = await stage
        .user(author)
        .query('delete from public.prayers where id = $1 returning id', [prayer])
      expect(gone).toHaveLength(1)
      await stage.tableOwner.query('delete from auth.users where id = $1', [author])
      expect(
        await stage.tableOwner.query('select 1 from public.prayers where id = $1', [second]),
      ).toEqual([])
    }))

  it('can be reported, hidden and liked no more', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      await withhold(stage, prayer)
      const [late = ''] = await addReporters(stage, 1)
      for (const sql of [
        `insert into public.reports (prayer_id, reason) values ('${prayer}', 'spam')`,
        `insert into public.hidden_prayers (prayer_id) values ('${prayer}')`,
        `insert into public.likes (prayer_id) values ('${prayer}')`,
      ])
        expect((await stage.user(late).refusal(sql)).code).toBe('42501')
    }))

  it('may be one of the library, which nobody owns', () =>
    playScene(database, async (stage) => {
      const { moderator } = await setScene(stage)
      const prayer = await stage.addPrayer({ title: 'Of the library' })
      const read = 'select 1 from public.prayers where id = $1'
      await withhold(stage, prayer)
      expect(await stage.anon.query(read, [prayer])).toEqual([])
      await decide(stage, moderator, prayer, 'keep')
      expect(await stage.anon.query(read, [prayer])).toHaveLength(1)
    }))

  it('gives remixes its name back only as far as their readers may read it', () =>
    playScene(database, async (stage) => {
      const { reader, moderator, author, prayer, remix } = await setScene(stage)
      await withhold(stage, prayer)
      const original = async () =>
        onlyRow(
          await stage
            .user(reader)
            .query<{ original_prayer_id: string | null }>(
              `update public.prayers set title = 'Remix' where id = $1 returning original_prayer_id`,
              [remix],
            ),
        ).original_prayer_id
      expect(await original()).toBeNull()
      await decide(stage, moderator, prayer, 'keep')
      expect(await original()).toBe(prayer)
      await stage
        .user(author)
        .query('update public.prayers set is_private = true where id = $1', [prayer])
      expect(await original()).toBeNull()
      await stage
        .user(author)
        .query('update public.prayers set is_private = false where id = $1', [prayer])
      expect(await original()).toBeNull()
    }))
})
