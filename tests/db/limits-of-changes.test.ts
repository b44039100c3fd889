/** What a person changes is limited like what a person makes: edits, names, pictures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const letPass = (stage: Stage, span: string) =>
  stage.tableOwner.query(
    `update private.recent_activity
     set times = array(select moment - $1::interval from unnest(times) as moment)`,
    [span],
  )

const TOO_MANY_EDITS = {
  code: 'PT429',
  message:
    'You have changed prayers 240 times in the last hour. Please rest a while and try again.',
}
const TOO_MANY_NAMES = {
  code: 'PT429',
  message:
    'You have changed your username 5 times in the last 30 days. Please keep this one for a while.',
}
const TOO_MANY_PROFILES = {
  code: 'PT429',
  message:
    'You have changed your profile 60 times in the last hour. Please rest a while and try again.',
}

describe('a person', () => {
  it('changes prayers 240 times in an hour and no more, one or many at once', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const person = stage.user(id)
      await stage.tableOwner.query(
        `insert into public.prayers (title, short_text, tradition, category, user_id)
         select 'T', 'S', 'Islam', 'Hope', $1 from generate_series(1, 241)`,
        [id],
      )
      const change = 'update public.prayers set title = title'
      expect(await person.refusal(change)).toEqual(TOO_MANY_EDITS)
      const some = `${change} where id in (select id from public.prayers where user_id = '${id}' limit 120)`
      await person.query(some)
      await person.query(some)
      expect(await person.refusal(`update public.prayers set is_private = true`)).toEqual(
        TOO_MANY_EDITS,
      )
      await letPass(stage, '60 minutes')
      await person.query(some)
    }))

  it('is not charged for what the database changes by itself', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      const original = await stage.addPrayer({ user_id: id })
      await stage.tableOwner.query(
        `insert into public.prayers (title, short_text, tradition, category, user_id, is_remix, original_prayer_id)
         select 'T', 'S', 'Islam', 'Hope', $1, true, $2 from generate_series(1, 300)`,
        [other, original],
      )
      await stage
        .user(id)
        .query('update public.prayers set is_private = true where id = $1', [original])
      const noted = 'select user_id, cardinality(times) as times from private.recent_activity'
      expect(await stage.tableOwner.query(noted)).toEqual([{ user_id: id, times: 1 }])
    }))

  it('takes five names in 30 days; spelling the same name otherwise is no new one', () =>
    playScene(database, async (stage) => {
      const person = stage.user(await stage.signUp())
      const rename = (name: string) =>
        `update public.profiles set username = '${name}' where bio is null`
      const own = (name: string) => `${rename(name)} and id = private.viewer_id()`
      for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'])
        await person.query(own(name))
      expect(await person.refusal(own('Zeta'))).toEqual(TOO_MANY_NAMES)
      await person.query(own('EPSILON'))
      await letPass(stage, '30 days')
      await person.query(own('Zeta'))
    }))

  it('changes a profile 60 times in an hour', () =>
    playScene(database, async (stage) => {
      const person = stage.user(await stage.signUp())
      const change = (at: number) =>
        `update public.profiles set bio = 'Bio ${at}' where id = private.viewer_id()`
      for (let at = 0; at < 60; at += 1) await person.query(change(at))
      expect(await person.refusal(change(60))).toEqual(TOO_MANY_PROFILES)
    }))
})

const upload = `insert into storage.objects (bucket_id, name, owner_id, metadata) values ('profiles', $1, $2, $3)`

describe('the pictures of a person', () => {
  it('are eight at most', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const put = (at: number): [string, unknown[]] => [
        upload,
        [`avatar/${at}.png`, id, { size: 10 }],
      ]
      for (let at = 0; at < 8; at += 1) await stage.user(id).query(...put(at))
      expect(await stage.user(id).refusal(...put(8))).toEqual({
        code: 'PT429',
        message: 'You keep 8 pictures already. Please remove one first.',
      })
      await stage.user(id).query(`delete from storage.objects where name = 'avatar/0.png'`)
      await stage.user(id).query(...put(8))
    }))

  it('are 60 MB at most, all together', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const put = (at: number, size: number): [string, unknown[]] => [
        upload,
        [`banner/${at}.png`, id, { size }],
      ]
      await stage.user(id).query(...put(1, 45_000_000))
      await stage.user(id).query(...put(2, 20_000_000))
      expect(await stage.user(id).refusal(...put(3, 1))).toEqual({
        code: 'PT429',
        message: 'Your pictures are 60 MB together already. Please remove one first.',
      })
    }))

  it('are removed or replaced 40 times in an hour, so that none is sent and removed all day', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      const person = stage.user(id)
      const put: [string, unknown[]] = [upload, ['avatar/mine.png', id, { size: 10 }]]
      const remove = `delete from storage.objects where bucket_id = 'profiles' and name = 'avatar/mine.png'`
      await stage.user(other).query(upload, ['avatar/other.png', other, { size: 1 }])
      for (let at = 0; at < 20; at += 1) {
        await person.query(...put)
        await person.query(
          `update storage.objects set version = 'x' where name = 'avatar/mine.png'`,
        )
        await person.query(remove)
      }
      await person.query(...put)
      expect(await person.refusal(remove)).toEqual({
        code: 'PT429',
        message:
          'You have changed pictures 40 times in the last hour. Please rest a while and try again.',
      })
      await letPass(stage, '60 minutes')
      await person.query(remove)
    }))

  it('are nobody else’s concern', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      for (let at = 0; at < 8; at += 1)
        await stage.user(other).query(upload, [`avatar/${at}.png`, other, { size: 1 }])
      const mine = await stage
        .user(id)
        .query(`${upload} returning name`, ['avatar/mine.png', id, { size: 1 }])
      expect(mine).toEqual([{ name: 'avatar/mine.png' }])
    }))
})
