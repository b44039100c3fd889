/** What people type, and what they meet first in the library that a newcomer finds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRADITIONS as ALL_TRADITIONS } from '@/catalogue/traditions'
import type { LocalDatabase } from '../../supabase/local/database'
import { openSeededDatabase } from '../support/migrated-database'
import { NEAREST, searchRows } from '../support/search-answer'
import { onlyRow } from '../support/stage'
import { ASKED, KNOWN, OFFERS, PLURALS } from './known-phrasings'
import { PURPOSES, TRADITIONS } from './known-subjects'

let database: LocalDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

interface Found {
  tradition: string
  labels: string[]
}

const find = (query: string) =>
  database.query<Found>(
    `select tradition, tags || lower(category) as labels from ${searchRows('$1')}`,
    [query],
  )

const nearest = async (query: string) =>
  onlyRow(await database.query<{ said: string | null }>(NEAREST, [query])).said

describe('in the library that a newcomer finds', () => {
  it.each(TRADITIONS)('“%s” meets first a prayer of %s', async (typed, tradition) => {
    const [first] = await find(typed)
    expect(first?.tradition).toBe(tradition)
  })

  // Rain is what all traditions pray for; its prayers stand among those.
  const named = ALL_TRADITIONS.filter(({ name }) => name !== 'Rain')

  it.each(named)('“$name” meets first a prayer of its own', async ({ name }) => {
    const [first] = await find(name)
    expect(first?.tradition).toBe(name)
  })

  it('“dua” meets prayers of Islam and Sufism before any other', async () => {
    const found = await find('dua')
    expect(new Set(found.map(({ tradition }) => tradition))).toEqual(new Set(['Islam', 'Sufism']))
  })

  it.each(PURPOSES)('“%s” meets first a prayer for it', async (typed, ...purposes) => {
    const [first] = await find(typed)
    expect(first?.labels.filter((label) => purposes.includes(label)) ?? []).not.toEqual([])
  })

  it('a word with hyphens that no prayer says meets what its parts meet', async () => {
    const found = await find('self-forgiveness')
    expect(found).not.toEqual([])
    expect(found).toEqual(await find('self forgiveness'))
  })

  it('a people and a trouble together meet that people’s prayers for it', async () => {
    const [first] = await find('jewish illness')
    expect(first?.tradition).toBe('Judaism')
    expect(first?.labels).toContain('healing')
  })

  it.each(ASKED)('“%s” meets what “%s” meets', async (typed, meant) => {
    const found = await find(typed)
    expect(found).not.toEqual([])
    expect(found).toEqual(await find(meant))
  })

  it.each(PLURALS)('“%s” meets what “%s” meets', async (typed, singular) => {
    expect(await find(typed)).toEqual(await find(singular))
  })

  it('a word for prayer is looked for where nothing else is', async () => {
    const [all] = await database.query<{ prayers: number }>(
      "select count(*)::int as prayers from private.prayer_search where search_text not like '%pray%'",
    )
    expect(all?.prayers).toBeGreaterThan(0)
    const found = await database.query<{ says: boolean }>(
      `select concat(title, short_text, medium_text, long_text) ~* 'pray' as says from ${searchRows('$1, 100')}`,
      ['a prayer'],
    )
    expect(found).not.toEqual([])
    expect(found.filter(({ says }) => !says)).toEqual([])
  })

  it('“Moses” meets prayers of those who tell of him', async () => {
    const tell = ['Christianity', 'Islam', 'Judaism', 'Rastafari']
    const found = await find('Moses')
    expect(new Set(found.map(({ tradition }) => tradition))).toEqual(new Set(tell))
  })

  it.each(KNOWN.split(' '))('“%s” is known: nothing is offered in its place', async (typed) => {
    expect(await nearest(typed)).toBeNull()
  })

  it.each(OFFERS)('“%s” is offered %s', async (typed, offer) => {
    expect(await nearest(typed)).toBe(offer)
  })

  it.each(OFFERS.flatMap(([, offer]) => offer ?? []))(
    '“%s”, when it is offered, is found',
    async (offer) => {
      expect(await find(offer)).not.toEqual([])
    },
  )

  it('prayers seldom say an everyday word that has a meaning: what they say often is found in their texts', async () => {
    const frequent = await database.query(
      `select meaning.phrase, count(*)
       from private.word_meanings as meaning
       join private.prayer_search as entry on entry.search_text like private.containing(meaning.phrase)
         and (not meaning.is_whole or entry.search_text ~ ('(^|[^a-z])' || meaning.phrase || 's?([^a-z]|$)'))
       where meaning.labels[1] like 'category %'
       group by 1 having count(*) > (select count(*) / 16 from private.prayer_search)`,
    )
    expect(frequent).toEqual([])
  })
})
