import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const countsFor = async (persona: Persona, tradition = 'Islam') =>
  Object.fromEntries(
    (
      await persona.query<{ type: string; prayers: number }>(
        'select * from public.tradition_type_counts($1)',
        [tradition],
      )
    ).map(({ type, prayers }) => [type, prayers]),
  )

it('the types are those of the catalogue', async () => {
  const [row] = await database.query<{ types: string[] }>('select private.prayer_types() as types')
  expect(row?.types).toEqual(PRAYER_TYPES.map((type) => type.toLowerCase()))
})

describe('the numbers of a tradition’s types', () => {
  it('count a prayer once under each type that its tags or its category name', () =>
    playScene(database, async (stage) => {
      const add = (category: string, tags: string[], tradition = 'Islam') =>
        stage.addPrayer({ tradition, category, tags })
      await add('Hope', ['mercy', 'hope', 'islam'])
      await add('mercy', ['mercy', 'mother'])
      await add('Mother', ['mother'])
      await add('Hope', ['rain'], 'Judaism')
      expect(await countsFor(stage.anon)).toEqual({ hope: 1, mercy: 2 })
      expect(await countsFor(stage.anon, 'Judaism')).toEqual({ hope: 1, rain: 1 })
      expect(await countsFor(stage.anon, "%' or true --")).toEqual({})
    }))

  it('count private prayers for their owner only', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      const own = { tradition: 'Islam', user_id: owner, is_private: true }
      await stage.addPrayer({ tradition: 'Islam', category: 'Hope' })
      await stage.addPrayer({ ...own, category: 'Hope' })
      await stage.addPrayer({ ...own, category: 'Work', tags: ['mercy'] })
      expect(await countsFor(stage.user(owner))).toEqual({ hope: 2, mercy: 1 })
      for (const persona of [stage.user(other), stage.anon, stage.service])
        expect(await countsFor(persona)).toEqual({ hope: 1 })
    }))

  it('follow edits, privacy switches, deletions and a removed account', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const fields = { tradition: 'Islam', category: 'Hope', user_id: owner }
      const id = await stage.addPrayer(fields)
      await stage.addPrayer({ ...fields, is_private: true })
      const change = (assignment: string) =>
        stage.user(owner).query(`update public.prayers set ${assignment} where id = $1`, [id])
      await change("category = 'Joy', tags = '{peace}'")
      expect(await countsFor(stage.anon)).toEqual({ joy: 1, peace: 1 })
      await change('is_private = true')
      expect(await countsFor(stage.anon)).toEqual({})
      expect(await countsFor(stage.user(owner))).toEqual({ hope: 1, joy: 1, peace: 1 })
      await change('is_private = false')
      await stage.tableOwner.query('delete from auth.users where id = $1', [owner])
      expect(await countsFor(stage.anon)).toEqual({ joy: 1, peace: 1 })
      await stage.tableOwner.query('delete from public.prayers where id = $1', [id])
      expect(await countsFor(stage.anon)).toEqual({})
    }))
})

describe('the prayers of one type in a tradition', () => {
  const titles = async (persona: Persona, type: string, after: { id: string } | null = null) =>
    (
      await persona.query<{ title: string }>(
        `select title from public.tradition_prayers_of_type('Islam', $1, 2,
           (select created_at from public.prayers where id = $2), $2)`,
        [type, after?.id ?? null],
      )
    ).map(({ title }) => title)

  it('are those that are counted, newest first and page by page', () =>
    playScene(database, async (stage) => {
      const add = (title: string, day: number, more: object) =>
        stage.addPrayer({ title, tradition: 'Islam', created_at: `2026-01-0${day}`, ...more })
      await add('Oldest', 1, { category: 'mercy' })
      const middle = await add('Middle', 2, { tags: ['mercy'] })
      await add('Newest', 3, { category: 'Mercy', tags: ['mercy'] })
      await add('Other', 4, { tags: ['merciful'] })
      await add('Elsewhere', 5, { tags: ['mercy'], tradition: 'Islam, mercy' })
      expect(await titles(stage.anon, 'Mercy')).toEqual(['Newest', 'Middle'])
      expect(await titles(stage.anon, 'mercy', { id: middle })).toEqual(['Oldest'])
      expect(await countsFor(stage.anon)).toMatchObject({ mercy: 3 })
      expect(await titles(stage.anon, 'hope')).toEqual([])
    }))

  it('show private ones to their owner only, and follow an edit', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      const fields = { title: 'Mine', tradition: 'Islam', tags: ['mercy'] }
      const id = await stage.addPrayer({ ...fields, user_id: owner, is_private: true })
      expect(await titles(stage.user(owner), 'mercy')).toEqual(['Mine'])
      for (const persona of [stage.user(other), stage.anon])
        expect(await titles(persona, 'mercy')).toEqual([])
      await stage
        .user(owner)
        .query(`update public.prayers set tags = '{hope}', is_private = false where id = $1`, [id])
      expect(await titles(stage.anon, 'mercy')).toEqual([])
      expect(await titles(stage.anon, 'hope')).toEqual(['Mine'])
    }))
})

interface Preview {
  type: string
  id: string
  short_text: string
}

const previewsFor = (persona: Persona) =>
  persona.query<Preview>('select * from public.type_previews()')

describe('the previews of types', () => {
  it('are one prayer for each type that the library has, whose own type it is', () =>
    playScene(database, async (stage) => {
      const add = (short_text: string, ...tags: string[]) =>
        stage.addPrayer({ short_text, tags, category: 'Hope' })
      await add('Of mercy', 'mercy', 'hope')
      await add('Of a mother', 'mother', 'joy')
      await add('Of nothing')
      const previews = await previewsFor(stage.anon)
      expect(previews.map(({ type, short_text }) => [type, short_text])).toEqual([
        ['mercy', 'Of mercy'],
      ])
      expect(await previewsFor(stage.anon)).toEqual(previews)
    }))

  it('show no prayer that a person wrote, nor a private one', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ tags: ['mercy'], user_id: owner })
      await stage.addPrayer({ tags: ['hope'], is_private: true })
      for (const persona of [stage.anon, stage.user(owner), stage.service])
        expect(await previewsFor(persona)).toEqual([])
    }))
})
