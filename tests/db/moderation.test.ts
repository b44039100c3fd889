/** The two functions of moderators (docs/moderation.md). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { addReporters, decide, REPORT, reportBy, withhold } from '../support/report-scene'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const LIST = 'select * from public.reported_prayers()'
const DECIDE = 'select public.decide_report($1, $2)'

async function setScene(stage: Stage) {
  const [author, moderator] = [await stage.signUp(), await stage.signUp()]
  const prayer = await stage.addPrayer({ user_id: author, title: 'Reported' })
  return { author, moderator, prayer }
}

describe('the functions of moderators', () => {
  it('answer to a moderator only, by what the verified token says in app_metadata', () =>
    playScene(database, async (stage) => {
      const { author, moderator, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      const forged = stage.user(moderator, 'aal1', { user_metadata: { role: 'moderator' } })
      const admin = stage.user(moderator, 'aal1', { app_metadata: { role: 'admin' } })
      for (const persona of [stage.user(author), forged, admin])
        for (const sql of [LIST, `select public.decide_report('${prayer}', 'keep')`])
          expect((await persona.refusal(sql)).code).toBe('42501')
      for (const sql of [LIST, `select public.decide_report('${prayer}', 'keep')`])
        expect((await stage.anon.refusal(sql)).message).toMatch(/^permission denied for function/)
      expect(await stage.moderator(moderator).query(LIST)).toHaveLength(1)
    }))

  it('answer to no moderator who still owes the code of a second factor', () =>
    playScene(database, async (stage) => {
      const { moderator, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      await stage.addFactor(moderator)
      expect((await stage.moderator(moderator, 'aal1').refusal(LIST)).code).toBe('42501')
      expect(await stage.moderator(moderator, 'aal2').query(LIST)).toHaveLength(1)
    }))

  it('tell reasons and notes of what waits, withheld prayers first, and never who reported', () =>
    playScene(database, async (stage) => {
      const { author, moderator, prayer } = await setScene(stage)
      const second = await stage.addPrayer({ user_id: author, title: 'Reported too' })
      await stage.addPrayer({ user_id: author, title: 'Nobody minds' })
      const [one = '', two = '', fresh = ''] = [
        ...(await addReporters(stage, 2)),
        ...(await addReporters(stage, 1, '1 hour')),
      ]
      await stage.user(one).query(REPORT, [second, 'names_a_person', 'My teacher.'])
      await stage.user(two).query(REPORT, [second, 'other', null])
      await stage.user(fresh).query(REPORT, [second, 'other', null])
      await withhold(stage, prayer)
      const rows = await stage.moderator(moderator).query(LIST)
      expect(rows).toMatchObject([
        {
          prayer_id: prayer,
          is_withheld: true,
          reports: 5,
          counting_reports: 5,
          reasons: { spam: 5 },
        },
        {
          prayer_id: second,
          title: 'Reported too',
          is_withheld: false,
          reports: 3,
          counting_reports: 2,
          reasons: { names_a_person: 1, other: 2 },
          notes: ['My teacher.'],
        },
      ])
      for (const id of [one, two, fresh]) expect(JSON.stringify(rows)).not.toContain(id)
      const own = await stage.moderator(moderator).query('select prayer_id from public.reports')
      expect(own).toEqual([])
    }))

  it('show a withheld prayer whose reporters removed their accounts', () =>
    playScene(database, async (stage) => {
      const { moderator, prayer } = await setScene(stage)
      const reporters = await withhold(stage, prayer)
      await stage.tableOwner.query('delete from auth.users where id = any ($1)', [reporters])
      expect(await stage.moderator(moderator).query(LIST)).toMatchObject([
        { prayer_id: prayer, is_withheld: true, reports: 0, reasons: {}, notes: [] },
      ])
    }))

  it('show no prayer that its author made private', () =>
    playScene(database, async (stage) => {
      const { author, moderator, prayer } = await setScene(stage)
      await reportBy(stage, prayer, await addReporters(stage, 1))
      await stage
        .user(author)
        .query('update public.prayers set is_private = true where id = $1', [prayer])
      expect(await stage.moderator(moderator).query(LIST)).toEqual([])
      for (const decision of ['keep', 'remove'])
        expect((await stage.moderator(moderator).refusal(DECIDE, [prayer, decision])).code).toBe(
          'PT404',
        )
    }))
})

describe('the decision to keep a prayer', () => {
  it('lets its reports count no more: five other people are needed to withhold it again', () =>
    playScene(database, async (stage) => {
      const { moderator, prayer } = await setScene(stage)
      const first = await withhold(stage, prayer)
      await decide(stage, moderator, prayer, 'keep')
      expect(await stage.moderator(moderator).query(LIST)).toEqual([])
      for (const id of first)
        expect((await stage.user(id).refusal(REPORT, [prayer, 'hateful', null])).code).toBe('23505')
      await reportBy(stage, prayer, await addReporters(stage, 4))
      const seen = () => stage.anon.query('select 1 from public.prayers where id = $1', [prayer])
      expect(await seen()).toHaveLength(1)
      await reportBy(stage, prayer, await addReporters(stage, 1))
      expect(await seen()).toEqual([])
    }))

  it('may come before the fifth report', () =>
    playScene(database, async (stage) => {
      const { moderator, prayer } = await setScene(stage)
      await reportBy(stage, prayer, await addReporters(stage, 4))
      await decide(stage, moderator, prayer, 'keep')
      await reportBy(stage, prayer, await addReporters(stage, 4))
      expect(
        await stage.anon.query('select 1 from public.prayers where id = $1', [prayer]),
      ).toHaveLength(1)
    }))
})

describe('the decision to remove a prayer', () => {
  it('deletes it for good, withheld or not, and tells other windows', () =>
    playScene(database, async (stage) => {
      const { author, moderator, prayer } = await setScene(stage)
      const second = await stage.addPrayer({ user_id: author })
      await withhold(stage, prayer)
      await reportBy(stage, second, await addReporters(stage, 1))
      for (const each of [prayer, second]) await decide(stage, moderator, each, 'remove')
      expect(await stage.user(author).query('select id from public.prayers')).toEqual([])
      const news = await stage.anon.query('select prayer_id from public.removed_prayers')
      expect(news).toEqual(expect.arrayContaining([{ prayer_id: prayer }, { prayer_id: second }]))
    }))
})

describe('a decision', () => {
  it('is "keep" or "remove", about a prayer that waits for one', () =>
    playScene(database, async (stage) => {
      const { moderator, prayer } = await setScene(stage)
      const persona = stage.moderator(moderator)
      expect((await persona.refusal(DECIDE, [prayer, 'keep'])).code).toBe('PT404')
      await reportBy(stage, prayer, await addReporters(stage, 1))
      for (const decision of ['', 'delete', null])
        expect((await persona.refusal(DECIDE, [prayer, decision])).code).toBe('22023')
    }))

  it('is not a moderator’s about a prayer of that moderator', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      const persona = stage.moderator(author)
      for (const decision of ['keep', 'remove'])
        expect((await persona.refusal(DECIDE, [prayer, decision])).code).toBe('42501')
      const kept = await stage.tableOwner.query<{ withheld_as: string }>(
        'select withheld_as from public.prayers where id = $1',
        [prayer],
      )
      expect(onlyRow(kept).withheld_as).toBe('public')
    }))
})
