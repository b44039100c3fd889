import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { searchRows } from '../support/search-answer'
import { playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface Found {
  id: string
  title: string
  created_at: string
}

const find = (persona: Persona, query: string, size = 20, after?: Found) =>
  persona.query<Found>(`select id, title, created_at from ${searchRows('$1, $2, $3, $4')}`, [
    query,
    size,
    after?.created_at ?? null,
    after?.id ?? null,
  ])
const titles = async (persona: Persona, query: string) =>
  (await find(persona, query)).map(({ title }) => title)

describe('search', () => {
  it.each([
    ['a word of the title', 'Evening'],
    ['a part of a word', 'veni'],
    ['a word of the short text', 'harbour'],
    ['a word of the medium text', 'lantern'],
    ['a word of the long text', 'mountain'],
    ['another case', 'EVENING'],
    ['blanks around', '  evening  '],
    ['blanks inside', 'of   the\n harbour'],
    ['accents left out', 'Baha'],
    ['accents added', 'évening'],
    ['a combining accent', 'e\u0301vening'],
    ['a straight apostrophe', "baha'i"],
    ['a typographic apostrophe', 'Bahá’í'],
    ['a dotted letter', 'hafiz'],
    ['a letter that becomes two', 'strasse'],
    ['two letters', 'ha'],
  ])('finds by %s', (_, query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer({
        title: 'Evening, Bahá’í',
        short_text: 'The peace of the harbour, Ḥāfiẓ.',
        medium_text: 'A lantern in the Straße.',
        long_text: 'The mountain.',
      })
      expect(await titles(stage.anon, query)).toEqual(['Evening, Bahá’í'])
    }),
  )

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['a percent sign', '%'],
    ['an underscore', '_'],
    ['percent signs around', '%even%'],
    ['a jumper between letters', 'ev_ning'],
    ['a backslash', '\\'],
    ['an escaped percent sign', '\\%'],
    ['a quotation mark', "'; drop table prayers; --"],
    ['a wildcard of another language', '*'],
    ['a word that is not there', 'desert'],
    ['a word of which only half is there', 'harbour lantern desert'],
    ['two words grown together', 'harbourlantern'],
  ])('finds nothing by %s', (_, query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer({
        title: 'Evening',
        short_text: 'harbour',
        medium_text: 'lantern',
      })
      expect(await find(stage.anon, query)).toEqual([])
    }),
  )

  it.each(['100%', 'a_b', 'back\\slash', '%', '_', '\\'])('takes %s literally', (query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ title: 'Literal', short_text: '100% of a_b and back\\slash' })
      await stage.addPrayer({ title: 'Other', short_text: '1000 of axb and backslash' })
      expect(await titles(stage.anon, query)).toEqual(['Literal'])
    }),
  )

  it('cuts a query after 200 characters', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ title: 'Long', short_text: 'a'.repeat(200) })
      expect(await titles(stage.anon, 'a'.repeat(10_000))).toEqual(['Long'])
    }))

  it('follows an edited text', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const prayer = await stage.addPrayer({ user_id: id, short_text: 'before' })
      await stage
        .user(id)
        .query("update public.prayers set short_text = 'afterwards' where id = $1", [prayer])
      expect(await find(stage.anon, 'before')).toEqual([])
      expect(await find(stage.anon, 'afterwards')).toHaveLength(1)
    }))

  it('gives private prayers to their owner only', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      await stage.addPrayer({ user_id: owner, title: 'Secret', is_private: true })
      expect(await titles(stage.user(owner), 'secret')).toEqual(['Secret'])
      expect(await titles(stage.user(other), 'secret')).toEqual([])
      expect(await titles(stage.anon, 'secret')).toEqual([])
    }))

  it('gives pages, newest first, without a gap or a repetition at equal times', () =>
    playScene(database, async (stage) => {
      for (const day of [1, 2, 2, 2, 3])
        await stage.addPrayer({ created_at: `2026-01-0${day}T00:00:00.123Z` })
      const whole = await find(stage.anon, 'peace')
      expect(whole.map(({ created_at }) => created_at.slice(8, 10))).toEqual([
        '03',
        '02',
        '02',
        '02',
        '01',
      ])
      const first = await find(stage.anon, 'peace', 2)
      const second = await find(stage.anon, 'peace', 2, first[1])
      const third = await find(stage.anon, 'peace', 2, second[1])
      expect([...first, ...second, ...third]).toEqual(whole)
    }))

  it('gives between 1 and 100 rows a page', () =>
    playScene(database, async (stage) => {
      await stage.tableOwner
        .query(`insert into public.prayers (title, short_text, tradition, category)
        select 'T', 'peace', 'Islam', 'Hope' from generate_series(1, 101)`)
      expect(await find(stage.anon, 'peace', 0)).toHaveLength(1)
      expect(await find(stage.anon, 'peace', 5000)).toHaveLength(100)
    }))

  it('finds a rare word beyond the newest 2,000 prayers, and not another person’s', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ title: 'Xylophone', created_at: '2020-01-01' })
      await stage.addPrayer({
        title: 'My xylophone',
        created_at: '2020-01-02',
        user_id: owner,
        is_private: true,
      })
      await stage.tableOwner
        .query(`insert into public.prayers (title, short_text, tradition, category)
        select 'T', 'peace', 'Islam', 'Hope' from generate_series(1, 2000)`)
      expect(await titles(stage.anon, 'xylophone')).toEqual(['Xylophone'])
      expect(await titles(stage.user(owner), 'xylophone')).toEqual(['My xylophone', 'Xylophone'])
    }))
})
