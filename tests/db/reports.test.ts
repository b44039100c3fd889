/** Reports: who may make and read them, and when five of them take a prayer out of every public path. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { addReporters, REPORT, reportBy, withhold } from '../support/report-scene'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

async function setScene(stage: Stage) {
  const author = await stage.signUp()
  return { author, prayer: await stage.addPrayer({ user_id: author, title: 'Reported' }) }
}

async function isWithheld(stage: Stage, prayer: string): Promise<boolean> {
  const rows = await stage.anon.query('select 1 from public.prayers where id = $1', [prayer])
  return rows.length === 0
}

describe('a report', () => {
  it('is read by the person who made it and by nobody else, the author included', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      const [reporter = '', other = ''] = await addReporters(stage, 2)
      await stage.user(reporter).query(REPORT, [prayer, 'hateful', 'It curses my neighbour.'])
      const read = 'select prayer_id, reason, note from public.reports'
      expect(await stage.user(reporter).query(read)).toEqual([
        { prayer_id: prayer, reason: 'hateful', note: 'It curses my neighbour.' },
      ])
      for (const id of [author, other]) expect(await stage.user(id).query(read)).toEqual([])
      expect((await stage.anon.refusal(read)).code).toBe('42501')
    }))

  it('never tells whose it is, nor lets anybody ask for it', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const [reporter = ''] = await addReporters(stage, 1)
      await reportBy(stage, prayer, [reporter])
      for (const column of ['user_id', 'decided_at', '*'])
        expect(
          (await stage.user(reporter).refusal(`select ${column} from public.reports`)).code,
        ).toBe('42501')
      const named = 'insert into public.reports (prayer_id, user_id, reason) values ($1, $2, $3)'
      expect((await stage.user(reporter).refusal(named, [prayer, reporter, 'spam'])).code).toBe(
        '42501',
      )
    }))

  it('is made once and stays as it was made', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const [reporter = ''] = await addReporters(stage, 1)
      const persona = stage.user(reporter)
      await persona.query(REPORT, [prayer, 'spam', null])
      expect((await persona.refusal(REPORT, [prayer, 'other', null])).code).toBe('23505')
      for (const statement of [
        'delete from public.reports',
        `update public.reports set reason = 'other'`,
        `insert into public.reports (prayer_id, reason) values ('${prayer}', 'spam')
         on conflict (prayer_id, user_id) do nothing`,
      ])
        expect((await persona.refusal(statement)).code, statement).toBe('42501')
    }))

  it('has one of five reasons and a note of 500 characters at most, in plain text', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const [reporter = ''] = await addReporters(stage, 1)
      const persona = stage.user(reporter)
      expect((await persona.refusal(REPORT, [prayer, 'dull', null])).code).toBe('23514')
      expect((await persona.refusal(REPORT, [prayer, 'other', 'x'.repeat(501)])).code).toBe('23514')
      expect((await persona.refusal(REPORT, [prayer, 'other', 'x'.repeat(5000)])).code).toBe(
        '22001',
      )
      await persona.query(REPORT, [prayer, 'other', ' a\u202Eb\u0007 '])
      expect(await persona.query('select note from public.reports')).toEqual([{ note: 'ab' }])
    }))

  it('of one’s own prayer, of a private one and of none is refused in the same words', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      const hidden = await stage.addPrayer({ user_id: author, is_private: true })
      const [reporter = ''] = await addReporters(stage, 1)
      const none = '00000000-0000-4000-8000-000000000000'
      const refusals = [
        await stage.user(author).refusal(REPORT, [prayer, 'spam', null]),
        await stage.user(reporter).refusal(REPORT, [hidden, 'spam', null]),
        await stage.user(reporter).refusal(REPORT, [none, 'spam', null]),
      ]
      expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`)).size).toBe(1)
      expect(refusals[0]?.code).toBe('42501')
    }))

  it('is refused after 20 in a day', () =>
    playScene(database, async (stage) => {
      const { author } = await setScene(stage)
      const [reporter = ''] = await addReporters(stage, 1)
      for (let made = 0; made < 20; made += 1)
        await reportBy(stage, await stage.addPrayer({ user_id: author }), [reporter])
      const one = await stage.addPrayer({ user_id: author })
      expect(await stage.user(reporter).refusal(REPORT, [one, 'spam', null])).toEqual({
        code: 'PT429',
        message: 'You have reported 20 prayers in the last day. Please try again tomorrow.',
      })
    }))

  it('goes with the account of who made it and with the prayer', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const [first = '', second = ''] = await addReporters(stage, 2)
      await reportBy(stage, prayer, [first, second])
      await stage.tableOwner.query('delete from auth.users where id = $1', [first])
      expect(await stage.tableOwner.query('select user_id from public.reports')).toEqual([
        { user_id: second },
      ])
      await stage.tableOwner.query('delete from public.prayers where id = $1', [prayer])
      expect(await stage.tableOwner.query('select 1 from public.reports')).toEqual([])
    }))
})

describe('five reports', () => {
  it('withhold a prayer, and four do not', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const reporters = await addReporters(stage, 5)
      await reportBy(stage, prayer, reporters.slice(0, 4))
      expect(await isWithheld(stage, prayer)).toBe(false)
      await reportBy(stage, prayer, reporters.slice(4))
      expect(await isWithheld(stage, prayer)).toBe(true)
    }))

  it('of prayers of one author withhold none of them', () =>
    playScene(database, async (stage) => {
      const { author } = await setScene(stage)
      const reporters = await addReporters(stage, 5)
      const prayers = await Promise.all(reporters.map(() => stage.addPrayer({ user_id: author })))
      for (const [at, prayer] of prayers.entries())
        await reportBy(stage, prayer, [reporters[at] ?? ''])
      for (const prayer of prayers) expect(await isWithheld(stage, prayer)).toBe(false)
    }))

  it.each([
    ['an account of today', `created_at = now() - interval '23 hours'`],
    ['an account that was never confirmed', 'email_confirmed_at = null'],
    ['an anonymous account', 'is_anonymous = true'],
    ['a banned account', `banned_until = now() + interval '1 day'`],
  ])('do not count the one of %s', (_, difference) =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const reporters = await addReporters(stage, 5)
      await stage.tableOwner.query(`update auth.users set ${difference} where id = $1`, [
        reporters[0],
      ])
      await reportBy(stage, prayer, reporters)
      expect(await isWithheld(stage, prayer)).toBe(false)
      await reportBy(stage, prayer, await addReporters(stage, 1))
      expect(await isWithheld(stage, prayer)).toBe(true)
    }),
  )

  it('of five accounts made today count neither now nor when the accounts are older', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const fresh = await addReporters(stage, 5, '1 hour')
      await reportBy(stage, prayer, fresh)
      await stage.tableOwner.query(
        `update auth.users set created_at = created_at - interval '3 days'`,
      )
      await stage.tableOwner.query(
        `update public.reports set created_at = created_at - interval '3 days'`,
      )
      await reportBy(stage, prayer, await addReporters(stage, 1))
      expect(await isWithheld(stage, prayer)).toBe(false)
    }))

  it('of accounts that were removed one after another count no more', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      for (let at = 0; at < 5; at += 1) {
        const [reporter = ''] = await addReporters(stage, 1)
        await reportBy(stage, prayer, [reporter])
        await stage.tableOwner.query('delete from auth.users where id = $1', [reporter])
      }
      expect(await isWithheld(stage, prayer)).toBe(false)
    }))

  it('stay with a prayer that is edited, hidden and shown again', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      const reporters = await addReporters(stage, 5)
      await reportBy(stage, prayer, reporters.slice(0, 4))
      const change = (set: string) =>
        stage.user(author).query(`update public.prayers set ${set} where id = $1`, [prayer])
      await change(`short_text = 'Other words.', is_private = true`)
      await change('is_private = false')
      await reportBy(stage, prayer, reporters.slice(4))
      expect(await isWithheld(stage, prayer)).toBe(true)
    }))

  it('keep it withheld when those who reported it remove their accounts', () =>
    playScene(database, async (stage) => {
      const { prayer } = await setScene(stage)
      const reporters = await withhold(stage, prayer)
      await stage.tableOwner.query('delete from auth.users where id = any ($1)', [reporters])
      expect(await isWithheld(stage, prayer)).toBe(true)
    }))

  it('begin anew with a prayer that was deleted and made again', () =>
    playScene(database, async (stage) => {
      const { author, prayer } = await setScene(stage)
      await withhold(stage, prayer)
      await stage.user(author).query('delete from public.prayers where id = $1', [prayer])
      const again = await stage.addPrayer({ user_id: author, title: 'Reported' })
      expect(await isWithheld(stage, again)).toBe(false)
      const left = await stage.tableOwner.query<{ reports: number }>(
        'select count(*)::int as reports from public.reports',
      )
      expect(onlyRow(left).reports).toBe(0)
    }))
})
