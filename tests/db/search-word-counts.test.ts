/** A word is known as long as public prayers hold it, and offered to strangers when several people use it. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { NEAREST, searchRows } from '../support/search-answer'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const SECRET = 'zqmyphone-5551234567'

const knownWords = async (stage: Stage, pattern = '%') => {
  const sql = 'select word from private.search_words where word like $1 order by 1'
  return (await stage.tableOwner.query<{ word: string }>(sql, [pattern])).map(({ word }) => word)
}
const nearest = async (stage: Stage, query: string) =>
  onlyRow(await stage.anon.query<{ said: string | null }>(NEAREST, [query])).said
const titles = async (stage: Stage, query: string) =>
  (await stage.anon.query<{ title: string }>(`select title from ${searchRows('$1')}`, [query])).map(
    ({ title }) => title,
  )

/** Made of letters that no other word has, each different. */
const variants = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${word}${at.toString(36)}`).join(' ')

describe('a word', () => {
  it.each([
    ['made private', `update public.prayers set is_private = true where id = $1`],
    ['edited', `update public.prayers set short_text = 'Nothing.' where id = $1`],
    ['deleted', `delete from public.prayers where id = $1`],
    [
      'made private and deleted',
      `with hidden as (select $1::uuid) update public.prayers set is_private = true where id = $1`,
    ],
  ])('is forgotten when its only prayer is %s', (change, sql) =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const id = await stage.addPrayer({ user_id: owner, short_text: `Call ${SECRET}` })
      expect(await knownWords(stage, 'zq%')).toEqual([SECRET])
      await stage.user(owner).query(sql, [id])
      if (change.endsWith('deleted'))
        await stage.user(owner).query('delete from public.prayers where id = $1', [id])
      expect(await knownWords(stage, 'zq%')).toEqual([])
    }),
  )

  it('stays as long as another prayer holds it', () =>
    playScene(database, async (stage) => {
      const ids = [
        await stage.addPrayer({ short_text: SECRET }),
        await stage.addPrayer({ short_text: `${SECRET} ${SECRET}` }),
      ]
      for (const [at, id] of ids.entries()) {
        await stage.tableOwner.query('delete from public.prayers where id = $1', [id])
        expect(await knownWords(stage, 'zq%')).toEqual(at === 0 ? [SECRET] : [])
      }
    }))

  it('goes with the account that alone used it', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp('Owner')
      await stage.addPrayer({ user_id: owner, short_text: SECRET })
      await stage.user(owner).query(`select public.delete_account('Owner', true)`)
      expect(await knownWords(stage, 'zq%')).toEqual([])
    }))
})

describe('one writer', () => {
  it('can not hide an old prayer behind variants of its words, neither while they stand nor after', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ title: 'Old', short_text: 'xylophone', created_at: '2020-01-01' })
      await stage.tableOwner.query(
        `insert into public.prayers (title, short_text, tradition, category)
         select 'Newer', 'calm', 'Islam', 'Hope' from generate_series(1, 4100)`,
      )
      const flood = { user_id: owner, created_at: '2020-01-02' }
      const ids: string[] = []
      for (const word of ['xylophone', 'xylophonea', 'xylophoneb'])
        ids.push(
          await stage.addPrayer({ ...flood, long_text: variants(word, 700).slice(0, 10_000) }),
        )
      expect(await titles(stage, 'xylophone')).toContain('Old')
      expect(await titles(stage, 'xylophon')).toContain('Old')
      await stage.tableOwner.query('delete from public.prayers where id = any ($1)', [ids])
      expect(await titles(stage, 'xylophone')).toEqual(['Old'])
    }))

  it('adds a bounded number of words by one prayer, and by edits no more than it holds', () =>
    playScene(database, async (stage) => {
      const before = (await knownWords(stage)).length
      const id = await stage.addPrayer({ long_text: variants('q', 3000).slice(0, 10_000) })
      for (const letter of 'abcdefghij')
        await stage.tableOwner.query('update public.prayers set long_text = $2 where id = $1', [
          id,
          variants(letter, 3000).slice(0, 10_000),
        ])
      expect((await knownWords(stage)).length - before).toBeLessThanOrEqual(1000)
    }))
})

describe('a suggestion', () => {
  const offered = async (stage: Stage) => nearest(stage, 'xylophne')

  it('comes from words of the library', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ short_text: 'xylophone' })
      expect(await offered(stage)).toBe('xylophone')
    }))

  it('comes from words of three people, not of one who wrote three prayers', () =>
    playScene(database, async (stage) => {
      const people = [await stage.signUp(), await stage.signUp(), await stage.signUp()]
      const [first, ...others] = people
      for (const _ of people) await stage.addPrayer({ user_id: first, short_text: 'xylophone,' })
      expect(await offered(stage)).toBeNull()
      for (const user_id of others) {
        expect(await offered(stage)).toBeNull()
        await stage.addPrayer({ user_id, short_text: 'xylophone' })
      }
      expect(await offered(stage)).toBe('xylophone')
      await stage.tableOwner.query(
        'update public.prayers set is_private = true where user_id = $1',
        [first],
      )
      expect(await offered(stage)).toBeNull()
    }))

  it('does not come from what an account left behind', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ user_id: owner, short_text: 'xylophone' })
      await stage.tableOwner.query('delete from auth.users where id = $1', [owner])
      expect(await offered(stage)).toBeNull()
    }))
})

describe('the table of words', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'add', 'edit', 'hide', 'show', 'delete', 'delete all'),
    which: fc.nat(5),
    text: fc.array(fc.constantFrom('pax', 'lux', 'sol', 'fons', 'Pax,', 'ünïque'), {
      minLength: 1,
      maxLength: 6,
    }),
    isPrivate: fc.boolean(),
    isOwned: fc.boolean(),
  })

  it('is the same after a rebuild, whatever was written, edited, hidden and deleted', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), (steps) =>
        playScene(database, async (stage) => {
          const owner = await stage.signUp()
          const change = (set: string, which: number, value?: string) =>
            stage.tableOwner.query(
              `update public.prayers set ${set} where id = (
                 select id from public.prayers order by created_at, id offset $1 limit 1)`,
              value === undefined ? [which] : [which, value],
            )
          for (const { kind, which, text, isPrivate, isOwned } of steps) {
            const words = text.join(' ')
            if (kind === 'add')
              await stage.addPrayer({
                short_text: words,
                user_id: isOwned ? owner : null,
                is_private: isPrivate && isOwned,
              })
            else if (kind === 'edit') await change('short_text = $2', which, words)
            else if (kind === 'hide') await change('is_private = true', which)
            else if (kind === 'show') await change('is_private = false', which)
            else if (kind === 'delete all')
              await stage.tableOwner.query('delete from public.prayers where user_id = $1', [owner])
            else
              await stage.tableOwner.query(
                `delete from public.prayers where id in (select id from public.prayers order by created_at, id offset $1 limit 2)`,
                [which],
              )
          }
          const table = 'select * from private.search_words order by word'
          const kept = await stage.tableOwner.query(table)
          await stage.tableOwner.query('select private.rebuild_search_words()')
          expect(kept).toEqual(await stage.tableOwner.query(table))
        }),
      ),
      { numRuns: 40 },
    ))
})
