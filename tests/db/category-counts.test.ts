import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const countsFor = async (persona: Persona) =>
  Object.fromEntries(
    (
      await persona.query<{ category: string; texts: number }>(
        'select * from public.category_text_counts()',
      )
    ).map(({ category, texts }) => [category, texts]),
  )

describe('the text counts of categories', () => {
  it('count the texts that are not blank', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ category: 'Hope', medium_text: 'M', long_text: 'L' })
      await stage.addPrayer({ category: 'Hope', medium_text: ' \n', long_text: '' })
      await stage.addPrayer({ category: 'Joy', long_text: 'L' })
      expect(await countsFor(stage.anon)).toEqual({ Hope: 4, Joy: 2 })
    }))

  it('count private prayers for their owner only', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      await stage.addPrayer({ category: 'Hope' })
      await stage.addPrayer({ category: 'Hope', user_id: owner, is_private: true })
      await stage.addPrayer({ category: 'Mercy', user_id: owner, is_private: true })
      expect(await countsFor(stage.user(owner))).toEqual({ Hope: 2, Mercy: 1 })
      expect(await countsFor(stage.user(other))).toEqual({ Hope: 1 })
      expect(await countsFor(stage.anon)).toEqual({ Hope: 1 })
      expect(await countsFor(stage.service)).toEqual({ Hope: 1 })
    }))

  it('follow edits, moves, privacy switches and deletions', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const prayer = await stage.addPrayer({ category: 'Hope', user_id: owner })
      const change = (assignment: string) =>
        stage.user(owner).query(`update public.prayers set ${assignment} where id = $1`, [prayer])
      await change("medium_text = 'M', long_text = 'L'")
      expect(await countsFor(stage.anon)).toEqual({ Hope: 3 })
      await change("category = 'Joy', medium_text = null")
      expect(await countsFor(stage.anon)).toEqual({ Joy: 2 })
      await change('is_private = true')
      expect(await countsFor(stage.anon)).toEqual({})
      expect(await countsFor(stage.user(owner))).toEqual({ Joy: 2 })
      await change("is_private = false, category = 'Hope'")
      expect(await countsFor(stage.anon)).toEqual({ Hope: 2 })
      await stage.user(owner).query('delete from public.prayers where id = $1', [prayer])
      expect(await countsFor(stage.user(owner))).toEqual({})
    }))

  it('keep the public texts of a removed account', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ category: 'Hope', user_id: owner })
      await stage.addPrayer({ category: 'Hope', user_id: owner, is_private: true })
      await stage.tableOwner.query('delete from auth.users where id = $1', [owner])
      expect(await countsFor(stage.anon)).toEqual({ Hope: 1 })
    }))

  it('agree with a count over all rows after many changes at once', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.tableOwner.query(
        `insert into public.prayers (title, short_text, medium_text, tradition, category, user_id, is_private)
         select 'T', 'S', case when i % 3 > 0 then 'M' end, 'Islam', 'C' || i % 4,
           case when i % 2 = 0 then $1::uuid end, i % 6 = 0
         from generate_series(1, 60) as i`,
        [owner],
      )
      await stage.tableOwner.query(
        `update public.prayers set category = 'C' || (length(id::text) + ascii(left(id::text, 1))) % 5,
           is_private = (user_id is not null and ascii(right(id::text, 1)) % 2 = 0), medium_text = null
         where ascii(id::text) % 2 = 0`,
      )
      await stage.tableOwner.query(
        'delete from public.prayers where ascii(right(id::text, 2)) % 3 = 0',
      )
      for (const persona of [stage.anon, stage.user(owner)]) {
        const counted = await persona.query<{ category: string; texts: number }>(
          `select category, count(short_text)::int + count(medium_text)::int as texts
           from public.prayers group by category`,
        )
        expect(await countsFor(persona)).toEqual(
          Object.fromEntries(counted.map(({ category, texts }) => [category, texts])),
        )
      }
    }))
})
