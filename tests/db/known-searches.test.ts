/** What people type, and what they meet first in the library that a newcomer finds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRADITIONS as ALL_TRADITIONS } from '@/catalogue/traditions'
import type { LocalDatabase } from '../../supabase/local/database'
import { openSeededDatabase } from '../support/migrated-database'
import { NEAREST, searchRows } from '../support/search-answer'
import { onlyRow } from '../support/stage'

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

/** What is typed and whose prayer comes first. */
const TRADITIONS: [typed: string, tradition: string][] = [
  ['bahai', "Baha'i Faith"],
  ["baha'i", "Baha'i Faith"],
  ['bahá’í', "Baha'i Faith"],
  ["bahá'í", "Baha'i Faith"],
  ["Baha'i Faith", "Baha'i Faith"],
  ['Naw-Ruz', "Baha'i Faith"],
  ['jew', 'Judaism'],
  ['jews', 'Judaism'],
  ['jewish', 'Judaism'],
  ['JEWISH', 'Judaism'],
  ['rosh hashanah', 'Judaism'],
  ['tefillah', 'Judaism'],
  ['muslim', 'Islam'],
  ['Muslims', 'Islam'],
  ['ramadan', 'Islam'],
  ['salat', 'Islam'],
  ['sufi', 'Sufism'],
  ['dhikr', 'Sufism'],
  ['catholic', 'Christianity'],
  ['quaker', 'Christianity'],
  ['hail mary', 'Christianity'],
  ['jehovah’s witness', 'Christianity'],
  ['buddhist', 'Buddhism'],
  ['metta', 'Buddhism'],
  ['zen', 'Buddhism'],
  ['hindu', 'Hinduism'],
  ['diwali', 'Hinduism'],
  ['sikh', 'Sikhism'],
  ['ardās', 'Sikhism'],
  ['jain', 'Jainism'],
  ['paryushan', 'Jainism'],
  ['lucumí', 'Santeria'],
  ['santero', 'Santeria'],
  ['voodoo', 'Vodou'],
  ['karakia', 'Maori'],
  ['māori', 'Maori'],
  ['joik', 'Sami'],
  ['sámi', 'Sami'],
  ['parsi', 'Zoroastrianism'],
  ['navroz', 'Zoroastrianism'],
  ['daoist', 'Taoism'],
  ['confucius', 'Confucianism'],
  ['kami', 'Shinto'],
  ['caodaism', 'Cao Dai'],
  ['muwahhidun', 'Druze'],
  ['rasta', 'Rastafari'],
  ['oyasama', 'Tenrikyo'],
  ['aboriginal', 'Indigenous Australian'],
  ['lakota', 'Native American'],
  ['yoruba', 'African Traditional'],
  ['heathen', 'Asatru'],
  ['irish', 'Celtic'],
  ['witch', 'Wicca'],
  ['gaia', 'Gaianism'],
  ['mexica', 'Aztec'],
  ['pachamama', 'Inca'],
  ['mayan', 'Maya'],
  ['interfaith', 'Universal'],
  ['xmas', 'Christmas'],
  ['bogoroditsa', 'Russian Orthodox'],
  ['panagia', 'Greek Orthodox'],
  ['disabled', 'Sick/Indigent/Impaired'],
]

/** Troubles, feelings and occasions, and what the first prayer is filed under or tagged with. */
const PURPOSES: [typed: string, ...purposes: string[]][] = [
  ['cancer', 'cancer', 'healing'],
  ['chemotherapy', 'healing'],
  ['dementia', 'dementia', 'healing', 'strength'],
  ['surgery', 'healing'],
  ['funeral', 'hope', 'peace'],
  ['bereavement', 'hope', 'peace'],
  ['miscarriage', 'hope', 'healing'],
  ['exams', 'success'],
  ['breakup', 'healing', 'relationships'],
  ['divorce', 'relationships', 'forgiveness'],
  ['newborn', 'family', 'celebration'],
  ['pregnancy', 'family', 'celebration'],
  ['wedding', 'celebration', 'relationships'],
  ['birthday', 'celebration'],
  ['unemployed', 'professional', 'success'],
  ['anxiety', 'peace', 'wellbeing'],
  ['insomnia', 'peace', 'wellbeing'],
  ['jealousy', 'forgiveness', 'patience'],
  ['alcoholism', 'strength', 'healing'],
  ['refugees', 'protection', 'strength'],
  ['hurricane', 'protection', 'strength'],
  ['bankruptcy', 'abundance'],
]

/** What is typed around what is meant: a prayer is what everybody looks for. */
const ASKED: [typed: string, meant: string][] = [
  ['jewish prayers', 'jewish'],
  ['hindu prayers', 'hindu'],
  ['hindu prayer', 'hindu'],
  ['prayers for cancer', 'cancer'],
  ['prayer for my mother', 'mother'],
  ['prayers for my mother', 'mother'],
  ['a prayer for the dead', 'dead'],
  ['prayers for strength', 'strength'],
  ['prayers of thanks', 'thank'],
  ['morning prayers', 'morning'],
  ['sikh prayers', 'sikh'],
  ['prayers of the buddhists', 'buddhist'],
  ['prayers of catholics', 'catholic'],
  ['islamic prayers for healing', 'islamic healing'],
  ['prayer for my exam', 'exam'],
  ['prayers for my children', 'children'],
  ['pray for my son', 'son'],
  ['praying for peace', 'peace'],
  ['praying for a friend', 'friend'],
  ['Prayers: surgery', 'surgery'],
  ['please pray for my brother', 'brother'],
  ['jewish wedding prayers', 'jewish wedding'],
  ['prayers for grief', 'grief'],
  ['prayers before a journey', 'before journey'],
  ['prayer to god', 'god'],
]

/** More than one of something that prayers say as one. */
const PLURALS: [typed: string, singular: string][] = [
  ['prayers', 'prayer'],
  ['blessings', 'blessing'],
  ['mothers', 'mother'],
  ['fathers', 'father'],
  ['brothers', 'brother'],
  ['sisters', 'sister'],
  ['friends', 'friend'],
  ['hearts', 'heart'],
  ['lights', 'light'],
  ['rivers', 'river'],
  ['mountains', 'mountain'],
  ['mornings', 'morning'],
  ['evenings', 'evening'],
  ['doctors', 'doctor'],
  ['nurses', 'nurse'],
  ['teachers', 'teacher'],
  ['neighbours', 'neighbour'],
  ['strangers', 'stranger'],
  ['promises', 'promise'],
  ['wishes', 'wish'],
  ['branches', 'branch'],
  ['grass', 'grass'],
]

/** Misspelt words, and the offer; null for what people know or what nothing is near. */
const OFFERS: [typed: string, offer: string | null][] = [
  ['jewsih', 'jewish'],
  ['budhist', 'buddhist'],
  ['cathlic', 'catholic'],
  ['muslm', 'muslim'],
  ['ramadam', 'ramadan'],
  ['gratitde', 'gratitude'],
  ['forgivness', 'forgiveness'],
  ['funerel', 'funeral'],
  ['strenght', 'strength'],
  ['jewish', null],
  ['muslim', null],
  ['jews', null],
  ['cancer', null],
  ['funeral', null],
  ['lottery', null],
  ['guitar', null],
  ['tennis', null],
  ['qwertzuiop', null],
]

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
    expect(first?.labels.filter((label) => purposes.includes(label))).not.toEqual([])
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
       group by 1 having count(*) > (select count(*) / 20 from private.prayer_search)`,
    )
    expect(frequent).toEqual([])
  })
})
