import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface Listed {
  id: string
  title: string
  category: string
  created_at: string
}

const list = (persona: Persona, category: string | null, size = 20, after?: Listed) =>
  persona.query<Listed>(
    'select id, title, category, created_at from public.category_prayers($1, $2, $3, $4, $5)',
    [
      category,
      size,
      after?.created_at ?? null,
      after?.id ?? null,
      after ? after.category.toLowerCase() === category?.toLowerCase() : null,
    ],
  )
const titles = async (persona: Persona, category: string | null) =>
  (await list(persona, category)).map(({ title }) => title)

describe('the prayers of a category', () => {
  it('are those filed under it, then those tagged with its name, each once, each newest first', () =>
    playScene(database, async (stage) => {
      const add = (title: string, day: number, category: string, tags: string[]) =>
        stage.addPrayer({ title, category, tags, created_at: `2026-01-0${day}` })
      await add('Filed', 1, 'Mother', [])
      await add('Tagged', 2, 'Hope', ['gratitude', 'mother'])
      await add('Both', 3, 'Mother', ['mother'])
      await add('Filed in lower case', 4, 'mother', [])
      await add('Other', 5, 'Motherhood', ['grandmother'])
      expect(await titles(stage.anon, 'Mother')).toEqual([
        'Filed in lower case',
        'Both',
        'Filed',
        'Tagged',
      ])
      expect(await titles(stage.anon, 'Absent')).toEqual([])
      expect(await titles(stage.anon, null)).toEqual([])
      expect(await titles(stage.anon, "%' or true --")).toEqual([])
    }))

  it('give pages without a gap or a repetition at equal times', () =>
    playScene(database, async (stage) => {
      for (const day of [1, 2, 2, 2, 3])
        await stage.addPrayer({ created_at: `2026-01-0${day}T00:00:00.123Z` })
      const whole = await list(stage.anon, 'Peace')
      const first = await list(stage.anon, 'Peace', 2)
      const second = await list(stage.anon, 'Peace', 2, first[1])
      const third = await list(stage.anon, 'Peace', 2, second[1])
      expect(whole).toHaveLength(5)
      expect([...first, ...second, ...third]).toEqual(whole)
    }))

  it('go over from those filed to those tagged inside a page, at its end and after it', () =>
    playScene(database, async (stage) => {
      const add = (category: string, day: number) =>
        stage.addPrayer({ category, tags: ['peace'], created_at: `2026-01-0${day}` })
      for (const day of [1, 3, 5]) await add('Peace', day)
      for (const day of [2, 4, 4, 6]) await add('Hope', day)
      const whole = await list(stage.anon, 'Peace')
      expect(whole.map(({ category }) => category)).toEqual([
        ...Array<string>(3).fill('Peace'),
        ...Array<string>(4).fill('Hope'),
      ])
      for (const size of [1, 2, 3, 4, 7]) {
        const read: Listed[] = []
        for (;;) {
          const page = await list(stage.anon, 'Peace', size, read.at(-1))
          if (page.length === 0) break
          read.push(...page)
        }
        expect(read, `pages of ${size}`).toEqual(whole)
      }
    }))

  it('are between 1 and 100 a page', () =>
    playScene(database, async (stage) => {
      await stage.tableOwner
        .query(`insert into public.prayers (title, short_text, tradition, category)
        select 'T', 'peace', 'Islam', 'Hope' from generate_series(1, 101)`)
      expect(await list(stage.anon, 'Hope', 0)).toHaveLength(1)
      expect(await list(stage.anon, 'Hope', 5000)).toHaveLength(100)
    }))

  it('show private ones to their owner only, in their place', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      const add = (title: string, day: number, more: object = {}) =>
        stage.addPrayer({ title, created_at: `2026-01-0${day}`, ...more })
      await add('Older', 1)
      await add('Mine', 2, { user_id: owner, is_private: true })
      await add('Newer', 3)
      await add('Of nobody', 4, { is_private: true })
      expect(await titles(stage.user(owner), 'Peace')).toEqual(['Newer', 'Mine', 'Older'])
      expect(await titles(stage.user(other), 'Peace')).toEqual(['Newer', 'Older'])
      expect(await titles(stage.anon, 'Peace')).toEqual(['Newer', 'Older'])
    }))

  it('follow an edit, a change of the reader and a removed account', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const id = await stage.addPrayer({ user_id: owner, title: 'Moving', tags: ['hope'] })
      const change = (set: string) =>
        stage.user(owner).query(`update public.prayers set ${set} where id = $1`, [id])
      await change("category = 'Grief', tags = '{courage}'")
      for (const category of ['Peace', 'Hope'])
        expect(await titles(stage.anon, category)).toEqual([])
      for (const category of ['Grief', 'Courage'])
        expect(await titles(stage.anon, category)).toEqual(['Moving'])
      await change('is_private = true')
      expect(await titles(stage.anon, 'Grief')).toEqual([])
      expect(await titles(stage.user(owner), 'Grief')).toEqual(['Moving'])
      await change('is_private = false')
      await stage.tableOwner.query('delete from auth.users where id = $1', [owner])
      expect(await titles(stage.anon, 'Grief')).toEqual(['Moving'])
      const rows = await stage.tableOwner.query<{ label: string }>(
        'select label from private.prayer_labels where prayer_id = $1 order by 1',
        [id],
      )
      expect(rows.map(({ label }) => label)).toEqual([
        'category courage',
        'category grief',
        'filed grief',
        'tagged courage',
        'tradition Universal',
        'tradition Universal\x1Fcourage',
        'type text',
      ])
    }))
})
