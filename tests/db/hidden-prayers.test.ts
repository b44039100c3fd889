/** What a person hides from their own lists: a note for that person alone, which changes nothing for others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const HIDE = 'insert into public.hidden_prayers (prayer_id) values ($1)'
const READ = 'select prayer_id from public.hidden_prayers'

describe('a hidden prayer', () => {
  it('is known to the person who hid it, who can show it again, and to nobody else', () =>
    playScene(database, async (stage) => {
      const [me, author] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer({ user_id: author })
      await stage.user(me).query(HIDE, [prayer])
      expect(await stage.user(me).query(READ)).toEqual([{ prayer_id: prayer }])
      expect(await stage.user(author).query(READ)).toEqual([])
      expect((await stage.anon.refusal(READ)).code).toBe('42501')
      await stage
        .user(author)
        .query('delete from public.hidden_prayers where prayer_id = $1', [prayer])
      expect(await stage.user(me).query(READ)).toHaveLength(1)
      await stage.user(me).query('delete from public.hidden_prayers where prayer_id = $1', [prayer])
      expect(await stage.user(me).query(READ)).toEqual([])
    }))

  it('is one that the person can read and did not make; all others are refused in the same words', () =>
    playScene(database, async (stage) => {
      const [me, author] = [await stage.signUp(), await stage.signUp()]
      const refused = [
        await stage.addPrayer({ user_id: me }),
        await stage.addPrayer({ user_id: author, is_private: true }),
        '00000000-0000-4000-8000-000000000000',
      ]
      const words = new Set<string>()
      for (const id of refused) {
        const { code, message } = await stage.user(me).refusal(HIDE, [id])
        words.add(`${code} ${message}`)
      }
      expect([...words]).toEqual([expect.stringMatching(/^42501 /)])
    }))

  it('goes with the account and with the prayer', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp(), await stage.signUp()]
      const [one, two] = [await stage.addPrayer(), await stage.addPrayer()]
      for (const prayer of [one, two])
        for (const id of [me, other]) await stage.user(id).query(HIDE, [prayer])
      await stage.tableOwner.query('delete from auth.users where id = $1', [me])
      await stage.tableOwner.query('delete from public.prayers where id = $1', [one])
      expect(
        await stage.tableOwner.query('select user_id, prayer_id from public.hidden_prayers'),
      ).toEqual([{ user_id: other, prayer_id: two }])
    }))

  it('is one of 60 in a minute and of 1,000 in all', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp()
      const fill = (count: number) =>
        stage.tableOwner.query(
          `with made as (
             insert into public.prayers (title, short_text, tradition, category)
             select 'T', 'S', 'Islam', 'Peace' from generate_series(1, $2::int) returning id
           )
           insert into public.hidden_prayers (prayer_id, user_id) select id, $1 from made`,
          [me, count],
        )
      await fill(939)
      for (let at = 0; at < 60; at += 1) await stage.user(me).query(HIDE, [await stage.addPrayer()])
      const one = await stage.addPrayer()
      expect(await stage.user(me).refusal(HIDE, [one])).toEqual({
        code: 'PT429',
        message:
          'You have hidden 60 prayers in the last minute. Please rest a moment and try again.',
      })
      await fill(1)
      await stage.tableOwner.query('delete from private.recent_activity')
      expect((await stage.user(me).refusal(HIDE, [one])).message).toBe(
        'You have hidden 1,000 prayers already. Please show one of them again first.',
      )
    }))
})
