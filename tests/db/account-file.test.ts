import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { REPORT, withhold } from '../support/report-scene'
import { onlyRow, playScene } from '../support/stage'
import { accountOf, giveLike, remixOf } from '../support/account-scene'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

describe('the file of an account', () => {
  it('holds the profile with address and dates, every prayer and every like', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp('Somebody')]
      const theirs = await stage.addPrayer({ user_id: other, title: 'Theirs' })
      await stage.addPrayer({ user_id: me, is_private: true, long_text: 'For me alone.' })
      const mine = await remixOf(stage, me, theirs)
      await stage.user(me).query(giveLike, [theirs])

      const account = await accountOf(stage, me)
      expect(account).toMatchObject({ format: 'orison-account', version: 1 })
      expect(account.exported_at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/)
      expect(account.profile).toMatchObject({
        id: me,
        username: 'Morning.Lark',
        email: `${me}@example.org`,
        created_at: expect.stringMatching(/^\d{4}-/) as string,
        signed_up_at: expect.stringMatching(/^\d{4}-/) as string,
      })
      expect(account.prayers).toHaveLength(2)
      expect(account.prayers).toContainEqual(
        expect.objectContaining({ is_private: true, long_text: 'For me alone.', likes: 0 }),
      )
      expect(account.prayers).toContainEqual(
        expect.objectContaining({
          id: mine,
          is_remix: true,
          remix_author: 'Morning.Lark',
          original_prayer_id: theirs,
          original_title: 'Theirs',
        }),
      )
      expect(account.likes).toEqual([
        {
          prayer_id: theirs,
          title: 'Theirs',
          liked_at: expect.stringMatching(/^\d{4}-.*\+00:00$/) as string,
        },
      ])
    }))

  it('holds what the person reported and hid, and neither title once that can not be read', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp()
      const [one, two] = [
        await stage.addPrayer({ title: 'One' }),
        await stage.addPrayer({ title: 'Two', user_id: await stage.signUp() }),
      ]
      await stage.user(me).query(REPORT, [one, 'names_a_person', 'My aunt.'])
      await stage.user(me).query('insert into public.hidden_prayers (prayer_id) values ($1)', [two])
      await stage.tableOwner.query('update public.prayers set is_private = true where id = $1', [
        two,
      ])
      const account = await accountOf(stage, me)
      const moment = expect.stringMatching(/^\d{4}-.*\+00:00$/) as string
      expect(account.reports).toEqual([
        {
          prayer_id: one,
          title: 'One',
          reason: 'names_a_person',
          note: 'My aunt.',
          reported_at: moment,
        },
      ])
      expect(account.hidden_prayers).toEqual([{ prayer_id: two, title: null, hidden_at: moment }])
    }))

  it('holds the collections in their order, with notes, and no title of what can not be read', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp(), await stage.signUp()]
      const [one, two] = [
        await stage.addPrayer({ title: 'One' }),
        await stage.addPrayer({ title: 'Two', user_id: other }),
      ]
      await stage.user(me).query(`insert into public.collections (name) values ('Mornings')`)
      for (const prayer of [one, two])
        await stage.user(me).query(
          `insert into public.collection_prayers (collection_id, prayer_id, note)
           select id, $1, 'For the sea.' from public.collections`,
          [prayer],
        )
      await stage.tableOwner.query('update public.prayers set is_private = true where id = $1', [
        two,
      ])
      const moment = expect.stringMatching(/^\d{4}-.*\+00:00$/) as string
      expect((await accountOf(stage, me)).collections).toEqual([
        {
          id: expect.any(String) as string,
          name: 'Mornings',
          is_shared: false,
          created_at: moment,
          prayers: [
            { prayer_id: one, title: 'One', note: 'For the sea.', kept_at: moment },
            { prayer_id: two, title: null, note: 'For the sea.', kept_at: moment },
          ],
        },
      ])
      expect((await accountOf(stage, other)).collections).toEqual([])
    }))

  it('holds no report of others, a moderator’s file least of all', () =>
    playScene(database, async (stage) => {
      const [me, author] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer({ user_id: author })
      await withhold(stage, prayer)
      for (const persona of [stage.moderator(me), stage.user(author)])
        expect(
          onlyRow(
            await persona.query<{ reports: unknown }>(
              `select public.my_account() -> 'reports' as reports`,
            ),
          ).reports,
        ).toEqual([])
    }))

  it('names every column that a prayer has, but its owner', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp()
      await stage.addPrayer({ user_id: me })
      const columns = await stage.tableOwner.query<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = 'public.prayers'::regclass and attnum > 0 and not attisdropped`,
      )
      const [prayer = {}] = (await accountOf(stage, me)).prayers
      const expected = columns.map(({ name }) => name).filter((name) => name !== 'user_id')
      expect(Object.keys(prayer)).toEqual(expect.arrayContaining(expected))
      expect(prayer).not.toHaveProperty('user_id')
    }))

  it('shows no title of a liked prayer that became private since', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp(), await stage.signUp()]
      const theirs = await stage.addPrayer({ user_id: other, title: 'Secret now' })
      await stage.user(me).query(giveLike, [theirs])
      await stage
        .user(other)
        .query('update public.prayers set is_private = true where id = $1', [theirs])
      const account = await accountOf(stage, me)
      expect(account.likes).toMatchObject([{ prayer_id: theirs, title: null }])
      expect(JSON.stringify(account)).not.toContain('Secret now')
    }))

  it('holds nothing of anybody else', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp(), await stage.signUp('Somebody')]
      const theirs = await stage.addPrayer({ user_id: other })
      await stage.user(other).query(giveLike, [theirs])
      const account = await accountOf(stage, me)
      expect(account).toMatchObject({
        prayers: [],
        likes: [],
        reports: [],
        hidden_prayers: [],
        collections: [],
      })
      expect(JSON.stringify(account)).not.toContain(other)
    }))

  it('is for people with an account only', () =>
    playScene(database, async (stage) => {
      expect((await stage.anon.refusal('select public.my_account()')).code).toBe('42501')
      const nobody = stage.user(randomUUID())
      expect((await nobody.refusal('select public.my_account()')).code).toBe('42501')
    }))
})
