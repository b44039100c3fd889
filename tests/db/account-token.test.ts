import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { deleteAccount } from '../support/account-scene'
import { A_PRAYER, playScene } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

describe('a token that outlives its account', () => {
  const title = A_PRAYER.title
  it.each([
    [
      'save a prayer',
      `insert into public.prayers (title, short_text, tradition, category, user_id)
       values ('${title}', 'S', 'Universal', 'Peace', $1)`,
      '23503',
    ],
    [
      'like one',
      `insert into public.likes (prayer_id, user_id) select id, $1 from public.prayers limit 1`,
      '23503',
    ],
    [
      'upload a picture',
      `insert into storage.objects (bucket_id, name, owner_id) values ('profiles', 'avatar/a.png', $1::uuid::text)`,
      '42501',
    ],
    ['make a profile', `insert into public.profiles (id, username) values ($1, 'Ghost')`, '42501'],
    ['get a profile back', `select public.ensure_profile() where $1::uuid is not null`, '23503'],
    ['read an account', `select public.my_account() where $1::uuid is not null`, '42501'],
  ])('can not %s', (_, statement, code) =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      await stage.addPrayer()
      await deleteAccount(stage, me, 'Morning.Lark', true)
      expect((await stage.user(me).refusal(statement, [me])).code).toBe(code)
    }),
  )

  it('changes no prayer that stayed and no profile', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      const mine = await stage.addPrayer({ user_id: me })
      await deleteAccount(stage, me, 'Morning.Lark', false)
      const gone = stage.user(me)
      for (const statement of [
        `update public.prayers set title = 'Mine again' where id = '${mine}' returning id`,
        `delete from public.prayers where id = '${mine}' returning id`,
        `update public.profiles set bio = 'Back' where id = '${me}' returning id`,
      ])
        expect(await gone.query(statement)).toEqual([])
    }))
})
