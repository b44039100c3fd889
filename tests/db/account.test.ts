import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { A_PRAYER, onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface AccountFile {
  format: string
  version: number
  exported_at: string
  profile: Record<string, unknown>
  prayers: Record<string, unknown>[]
  likes: Record<string, unknown>[]
}

async function accountOf(stage: Stage, id: string): Promise<AccountFile> {
  const rows = await stage
    .user(id)
    .query<{ account: AccountFile }>('select public.my_account() as account')
  return onlyRow(rows).account
}

const DELETE = 'select public.delete_account($1, $2)'
const deleteAccount = (stage: Stage, id: string, name: string, withPublicPrayers: boolean) =>
  stage.user(id).query(DELETE, [name, withPublicPrayers])

const like = 'insert into public.likes (prayer_id) values ($1)'

async function prayerRow(stage: Stage, id: string) {
  const rows = await stage.keeper.query<Record<string, unknown>>(
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

async function remix(stage: Stage, id: string, original: string): Promise<string> {
  const made = await stage.user(id).query<{ id: string }>(
    `insert into public.prayers (title, short_text, tradition, category, user_id, is_remix, original_prayer_id)
     values ('Remixed', 'Again.', 'Universal', 'Hope', $1, true, $2) returning id`,
    [id, original],
  )
  return onlyRow(made).id
}

describe('the file of an account', () => {
  it('holds the profile with address and dates, every prayer and every like', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp('Somebody')]
      const theirs = await stage.addPrayer({ user_id: other, title: 'Theirs' })
      await stage.addPrayer({ user_id: me, is_private: true, long_text: 'For me alone.' })
      const mine = await remix(stage, me, theirs)
      await stage.user(me).query(like, [theirs])

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

  it('names every column that a prayer has, but its owner', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp()
      await stage.addPrayer({ user_id: me })
      const columns = await stage.keeper.query<{ name: string }>(
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
      await stage.user(me).query(like, [theirs])
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
      await stage.user(other).query(like, [theirs])
      const account = await accountOf(stage, me)
      expect(account).toMatchObject({ prayers: [], likes: [] })
      expect(JSON.stringify(account)).not.toContain(other)
    }))

  it('is for people with an account only', () =>
    playScene(database, async (stage) => {
      expect((await stage.anon.refusal('select public.my_account()')).code).toBe('42501')
      const nobody = stage.user(randomUUID())
      expect((await nobody.refusal('select public.my_account()')).code).toBe('42501')
    }))
})

describe('deleting an account', () => {
  it('takes sign-in, sessions, factors, profile, likes and private prayers along', () =>
    playScene(database, async (stage) => {
      const me = await stage.signUp('Morning.Lark')
      const hidden = await stage.addPrayer({ user_id: me, is_private: true })
      const liked = await stage.addPrayer()
      await stage.user(me).query(like, [liked])
      await stage.keeper.query(
        'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)',
        [me],
      )
      await stage.keeper.query(
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
      ])
        expect(
          await stage.keeper.query(`select 1 from ${table} where ${column} = $1`, [me]),
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
      const myRemix = await remix(stage, me, original)
      await stage.user(other).query(like, [mine])
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
      const theirs = await remix(stage, other, mine)
      await stage.user(other).query(like, [mine])

      await deleteAccount(stage, me, 'Morning.Lark', true)
      expect(await prayerRow(stage, mine)).toBeNull()
      expect(await prayerRow(stage, theirs)).toEqual({
        user_id: other,
        is_remix: true,
        remix_author: 'Somebody',
        original_prayer_id: null,
      })
      expect(await stage.keeper.query('select 1 from public.likes')).toEqual([])
      expect(await countsFor(stage)).toEqual([...before, { category: 'Hope', texts: 1 }])
    }))

  it('touches nobody else', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp('Somebody')]
      const theirs = await stage.addPrayer({ user_id: other, is_private: true })
      await stage.user(other).query(like, [theirs])
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
      await stage.keeper.query(
        `insert into auth.mfa_factors (user_id, friendly_name, secret, status) values ($1, 'Phone', 'S', 'verified')`,
        [me],
      )
      expect((await stage.user(me).refusal(DELETE, ['Morning.Lark', false])).code).toBe('42501')
      expect(
        await stage.keeper.query('select 1 from public.profiles where id = $1', [me]),
      ).toHaveLength(1)
    }))

  it('waits until the last picture is gone, whoever else has some', () =>
    playScene(database, async (stage) => {
      const [me, other] = [await stage.signUp('Morning.Lark'), await stage.signUp()]
      const upload = 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)'
      await stage.keeper.query(upload, ['profiles', 'avatar/other.png', other])
      await stage.keeper.query(upload, ['profiles', 'avatar/old.png', me])
      expect((await stage.user(me).refusal(DELETE, ['Morning.Lark', false])).code).toBe('P0001')
      await stage.user(me).query("delete from storage.objects where name = 'avatar/old.png'")
      await deleteAccount(stage, me, 'Morning.Lark', false)
      expect(await stage.keeper.query('select name from storage.objects')).toEqual([
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
