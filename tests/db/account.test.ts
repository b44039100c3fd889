import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { accountOf, DELETE, deleteAccount, giveLike, remixOf } from '../support/account-scene'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

async function prayerRow(stage: Stage, id: string) {
  const rows = await stage.tableOwner.query(
    'select user_id, remix_author, is_remix, original_prayer_id from public.prayers where id = $1',
    [id],
  )
  return rows[0] ?? null
}

async function likesOf(stage: Stage, id: string): Promise<number> {
  const rows = await stage.anon.query<{ likes: number }>(
    'select likes from public.like_counts where prayer_id = $1',
    [id],
  )
  return onlyRow(rows).likes
}

const countsFor = (stage: Stage) =>
  stage.anon.query('select category, texts::int from public.category_text_counts()')

describe('deleting an account', () => {
  it('takes sign-in, sessions, factors, profile, likes and private prayers along', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      const hidden = await stage.addPrayer({ user_id: me, is_private: true })
      const liked = await stage.addPrayer()
      await stage.user(me).query(giveLike, [liked])
      await stage.tableOwner.query(
        'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)',
        [me],
      )
      await stage.tableOwner.query(
        `insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, 'Phone', 'S')`,
        [me],
      )
      expect(await likesOf(stage, liked)).toBe(1)

      await deleteAccount(stage, me, 'morning.LARK ', false)
      for (const [table, column] of [
        ['auth.users', 'id'],
        ['auth.sessions', 'user_id'],
        ['auth.identities', 'user_id'],
        ['auth.mfa_factors', 'user_id'],
        ['public.profiles', 'id'],
        ['public.likes', 'user_id'],
        ['private.own_category_counts', 'user_id'],
        ['private.own_type_counts', 'user_id'],
      ])
        expect(
          await stage.tableOwner.query(`select 1 from ${table} where ${column} = $1`, [me]),
          table,
        ).toEqual([])
      expect(await prayerRow(stage, hidden)).toBeNull()
      expect(await likesOf(stage, liked)).toBe(0)
    }))

  it('leaves public prayers without a name when they are to stay', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp('Somebody')]
      const mine = await stage.addPrayer({ user_id: me, category: 'Hope' })
      const original = await stage.addPrayer({ user_id: other, category: 'Hope' })
      const myRemix = await remixOf(stage, me, original)
      await stage.user(other).query(giveLike, [mine])
      const counts = await countsFor(stage)

      await deleteAccount(stage, me, 'Morning.Lark', false)
      expect(await prayerRow(stage, mine)).toMatchObject({ user_id: null })
      expect(await prayerRow(stage, myRemix)).toEqual({
        user_id: null,
        is_remix: true,
        remix_author: 'Anonymous',
        original_prayer_id: original,
      })
      expect(await likesOf(stage, mine)).toBe(1)
      expect(await countsFor(stage)).toEqual(counts)
    }))

  it('takes public prayers along when they are to go; what others remixed keeps its credit', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp('Somebody')]
      const before = await countsFor(stage)
      const mine = await stage.addPrayer({ user_id: me, category: 'Wellbeing' })
      const theirs = await remixOf(stage, other, mine)
      await stage.user(other).query(giveLike, [mine])

      await deleteAccount(stage, me, 'Morning.Lark', true)
      expect(await prayerRow(stage, mine)).toBeNull()
      expect(await prayerRow(stage, theirs)).toEqual({
        user_id: other,
        is_remix: true,
        remix_author: 'Somebody',
        original_prayer_id: null,
      })
      expect(await stage.tableOwner.query('select 1 from public.likes')).toEqual([])
      expect(await countsFor(stage)).toEqual([...before, { category: 'Hope', texts: 1 }])
    }))

  it('touches nobody else', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp('Somebody')]
      const theirs = await stage.addPrayer({ user_id: other, is_private: true })
      await stage.user(other).query(giveLike, [theirs])
      await deleteAccount(stage, me, 'Morning.Lark', true)
      const account = await accountOf(stage, other)
      expect(account.profile['username']).toBe('Somebody')
      expect(account.prayers).toHaveLength(1)
      expect(account.likes).toHaveLength(1)
    }))

  it.each([
    ['another name', 'Somebody', false, '22023'],
    ['no name', '', false, '22023'],
    ['a name that is not there', null, false, '22023'],
    ['a pattern', '%', false, '22023'],
    ['no word on the public prayers', 'Morning.Lark', null, '22023'],
  ])('is refused for %s', (_, name, withPublicPrayers, code) =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      await stage.signUp('Somebody')
      expect((await stage.user(me).refusal(DELETE, [name, withPublicPrayers])).code).toBe(code)
      expect((await accountOf(stage, me)).profile['username']).toBe('Morning.Lark')
    }),
  )

  it('is refused to visitors', () =>
    playScene(database, async (stage) => {
      await stage.signUp('Morning.Lark')
      expect((await stage.anon.refusal(DELETE, ['Morning.Lark', true])).code).toBe('42501')
    }))

  it('needs the code of the second factor once there is one', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      await stage.tableOwner.query(
        `insert into auth.mfa_factors (user_id, friendly_name, secret, status) values ($1, 'Phone', 'S', 'verified')`,
        [me],
      )
      expect((await stage.user(me).refusal(DELETE, ['Morning.Lark', false])).code).toBe('42501')
      expect(
        await stage.tableOwner.query('select 1 from public.profiles where id = $1', [me]),
      ).toHaveLength(1)
    }))

  it('waits until the last picture is gone, whoever else has some', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp()]
      const upload = 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)'
      await stage.tableOwner.query(upload, ['profiles', 'avatar/other.png', other])
      await stage.tableOwner.query(upload, ['profiles', 'avatar/old.png', me])
      expect((await stage.user(me).refusal(DELETE, ['Morning.Lark', false])).code).toBe('P0001')
      await stage.user(me).query("delete from storage.objects where name = 'avatar/old.png'")
      await deleteAccount(stage, me, 'Morning.Lark', false)
      expect(await stage.tableOwner.query('select name from storage.objects')).toEqual([
        { name: 'avatar/other.png' },
      ])
    }))

  it('may be sent again when its answer was lost', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      await deleteAccount(stage, me, 'Morning.Lark', false)
      expect(await deleteAccount(stage, me, 'Morning.Lark', false)).toHaveLength(1)
    }))
})
