import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const like = (stage: Stage, id: string, prayer: string) =>
  stage
    .user(id)
    .query(
      'insert into public.likes (prayer_id, user_id) values ($1, $2) on conflict do nothing returning user_id',
      [prayer, id],
    )
const unlike = (stage: Stage, id: string, prayer: string) =>
  stage
    .user(id)
    .query('delete from public.likes where prayer_id = $1 and user_id = $2', [prayer, id])
const shownCount = (stage: Stage, prayer: string) =>
  stage.anon
    .query<{ likes: number }>(
      `select like_counts.likes from public.prayers
       join public.like_counts on like_counts.prayer_id = prayers.id where prayers.id = $1`,
      [prayer],
    )
    .then((rows) => rows.map(({ likes }) => likes))

describe('liking', () => {
  it('counts each person once, however often they press', () =>
    playScene(database, async (stage) => {
      const [one, two] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer()
      expect(await shownCount(stage, prayer)).toEqual([0])
      expect(await like(stage, one, prayer)).toEqual([{ user_id: one }])
      expect(await like(stage, one, prayer)).toEqual([])
      await like(stage, two, prayer)
      expect(await shownCount(stage, prayer)).toEqual([2])
      await unlike(stage, one, prayer)
      await unlike(stage, one, prayer)
      expect(await shownCount(stage, prayer)).toEqual([1])
    }))

  it('needs no name: the viewer’s is taken', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const prayer = await stage.addPrayer()
      expect(
        await stage
          .user(id)
          .query('insert into public.likes (prayer_id) values ($1) returning user_id', [prayer]),
      ).toEqual([{ user_id: id }])
    }))

  it('is refused for a prayer one can not read, in the words of one that does not exist', () =>
    playScene(database, async (stage) => {
      const [one, two] = [await stage.signUp(), await stage.signUp()]
      const hidden = await stage.addPrayer({ user_id: two, is_private: true })
      const attempt = (prayer: string) =>
        stage
          .user(one)
          .refusal('insert into public.likes (prayer_id, user_id) values ($1, $2)', [prayer, one])
      const missing = await attempt('00000000-0000-4000-8000-000000000000')
      expect(missing.code).toBe('42501')
      expect(await attempt(hidden)).toEqual(missing)
    }))

  it('can not be done in another person’s name, nor dated', () =>
    playScene(database, async (stage) => {
      const [one, two] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer()
      const forged = 'insert into public.likes (prayer_id, user_id) values ($1, $2)'
      expect((await stage.user(one).refusal(forged, [prayer, two])).code).toBe('42501')
      const dated = 'insert into public.likes (prayer_id, created_at) values ($1, now())'
      expect((await stage.user(one).refusal(dated, [prayer])).code).toBe('42501')
    }))

  it('can not be taken back for somebody else', () =>
    playScene(database, async (stage) => {
      const [one, two] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer()
      await like(stage, one, prayer)
      await stage.user(two).query('delete from public.likes where prayer_id = $1', [prayer])
      expect(await shownCount(stage, prayer)).toEqual([1])
    }))
})

describe('the count of likes', () => {
  it('stays right for many likes of one statement', () =>
    playScene(database, async (stage) => {
      const people = [await stage.signUp(), await stage.signUp(), await stage.signUp()]
      const prayers = [await stage.addPrayer(), await stage.addPrayer()]
      await stage.service.query(
        `insert into public.likes (prayer_id, user_id)
         select p, u from unnest($1::uuid[]) as p cross join unnest($2::uuid[]) as u`,
        [prayers, people],
      )
      for (const prayer of prayers) expect(await shownCount(stage, prayer)).toEqual([3])
      await stage.service.query('delete from public.likes where user_id = $1', [people[0]])
      for (const prayer of prayers) expect(await shownCount(stage, prayer)).toEqual([2])
    }))

  it('falls when an account that liked is removed', () =>
    playScene(database, async (stage) => {
      const [one, two] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer({ user_id: one })
      await like(stage, one, prayer)
      await like(stage, two, prayer)
      await stage.tableOwner.query('delete from auth.users where id = $1', [one])
      expect(await shownCount(stage, prayer)).toEqual([1])
    }))

  it('goes with its prayer, and so do the likes', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const prayer = await stage.addPrayer({ user_id: id })
      await like(stage, id, prayer)
      await stage.user(id).query('delete from public.prayers where id = $1', [prayer])
      const left = `select prayer_id from public.likes where prayer_id = $1
        union all select prayer_id from public.like_counts where prayer_id = $1`
      expect(await stage.tableOwner.query(left, [prayer])).toEqual([])
    }))

  it('hides and comes back with the privacy of its prayer', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer({ user_id: owner })
      await like(stage, other, prayer)
      const setPrivate = (isPrivate: boolean) =>
        stage
          .user(owner)
          .query('update public.prayers set is_private = $2 where id = $1', [prayer, isPrivate])
      await setPrivate(true)
      expect(await shownCount(stage, prayer)).toEqual([])
      const direct = 'select likes from public.like_counts where prayer_id = $1'
      expect(await stage.user(other).query(direct, [prayer])).toEqual([])
      expect(await stage.user(owner).query(direct, [prayer])).toEqual([{ likes: 1 }])
      await setPrivate(false)
      expect(await shownCount(stage, prayer)).toEqual([1])
    }))
})
