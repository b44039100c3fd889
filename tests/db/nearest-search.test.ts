import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { NEAREST } from '../support/search-answer'
import { onlyRow, playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const nearest = async (persona: Persona, query: string) =>
  onlyRow(await persona.query<{ said: string | null }>(NEAREST, [query])).said

const TEXTS = {
  title: 'Evening, Bahá’í',
  short_text: 'May there be peace and forgiveness.',
  medium_text: 'A piece of bread; thanksgiving and “remembrance”.',
  long_text: 'Gratitude for well-being, for strength, for Tenochtitlán.',
}

describe('the nearest search', () => {
  it.each([
    ['a letter too few', 'forgivness', 'forgiveness'],
    ['a letter too many', 'peacce', 'peace'],
    ['a wrong letter', 'evenong', 'evening'],
    ['two letters exchanged', 'paece', 'peace'],
    ['the first letter wrong', 'xratitude', 'gratitude'],
    ['several slips in a long word', 'rememberence', 'remembrance'],
    ['the last letter exchanged', 'strenght', 'strength'],
    ['other case and accents', 'FÓRGIVNESS', 'forgiveness'],
    ['an accent left out beside a slip', 'tenochtitlam', 'tenochtitlan'],
    ['an apostrophe inside', "bahe'i", 'bahai'],
    ['known words beside it', 'Peace  of evning', 'Peace of evening'],
    ['two misspelt words', 'forgivness evning', 'forgiveness evening'],
    ['signs between known words', 'peace & evening', 'peace evening'],
    ['signs beside a misspelt one', '+ forgivness', 'forgiveness'],
  ])('puts right %s', (_, query, expected) =>
    playScene(database, async (stage) => {
      await stage.addPrayer(TEXTS)
      expect(await nearest(stage.anon, query)).toBe(expected)
    }),
  )

  it.each([
    ['known words', 'peace forgiveness'],
    ['a part of a known word', 'forgiv'],
    ['known words in another order', 'evening peace'],
    ['a word that is like none', 'xylophone'],
    ['misspelt and hopeless words together', 'forgivness xylophone'],
    ['too short a word', 'zq'],
    ['nothing', '  '],
    ['punctuation', "%_'\\;--"],
    ['ten thousand letters', 'pz'.repeat(5000)],
    ['two hundred unknown words', 'paece '.repeat(200)],
  ])('offers nothing for %s', (_, query) =>
    playScene(database, async (stage) => {
      await stage.addPrayer(TEXTS)
      expect(await nearest(stage.anon, query)).toBeNull()
    }),
  )

  it('offers only what a public prayer holds together with the known words', () =>
    playScene(database, async (stage) => {
      await stage.addPrayer({ title: 'One', short_text: 'peace desert' })
      await stage.addPrayer({ title: 'Two', short_text: 'evening piece' })
      expect(await nearest(stage.anon, 'desert pece')).toBe('desert peace')
      expect(await nearest(stage.anon, 'evening pece')).toBe('evening piece')
    }))

  it('never offers a word of private prayers, to nobody', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ user_id: owner, title: 'Zyzzyva', is_private: true })
      expect(await nearest(stage.anon, 'zyzyva')).toBeNull()
      expect(await nearest(stage.user(owner), 'zyzyva')).toBeNull()
    }))

  it.each([
    ['became private', 'update public.prayers set is_private = true where id = $1'],
    ['lost it', "update public.prayers set title = 'Other' where id = $1"],
    ['was deleted', 'delete from public.prayers where id = $1'],
  ])('stops offering a word when the only prayer that held it %s', (_, change) =>
    playScene(database, async (stage) => {
      const id = await stage.addPrayer({ title: 'Zyzzyva' })
      await stage.addPrayer({ title: 'Zyziva' })
      expect(await nearest(stage.anon, 'zyzyva')).toBe('zyzzyva')
      await stage.tableOwner.query(change, [id])
      expect(await nearest(stage.anon, 'zyzyva')).toBe('zyziva')
      await stage.tableOwner.query("delete from public.prayers where title = 'Zyziva'")
      expect(await nearest(stage.anon, 'zyzyva')).toBeNull()
    }),
  )
})
