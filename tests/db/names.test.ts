/** Names that pass for somebody else, names that were given up, and the credits that follow a person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { remixOf } from '../support/account-scene'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const RENAME = 'update public.profiles set username = $2 where id = $1 returning username'
const rename = (stage: Stage, id: string, name: string) => stage.user(id).query(RENAME, [id, name])
const refusal = async (stage: Stage, id: string, name: string) =>
  (await stage.user(id).refusal(RENAME, [id, name])).code

describe('a reserved name', () => {
  it.each(
    'Moderators moderator1 mod M0D mods Mod-Team OrisonTeam Orison.Admin Adm1n 0rison 0r1s0n The_Orison_App AdminSupport Support-Team support24 1help Sy5tem Off1cial St4ff Anonymous2 rnod Adrnin null Undefined webmaster TheModerator m.o.d Admin1 1Admin1 1Adm1n1 OrisonAdmin ORISONADMIN adminsupport Grace-Admin graceadmin Anna7admin7Bella Ad.min'.split(
      ' ',
    ),
  )('%s is refused', (name) =>
    playScene(database, async (stage) => {
      expect(await refusal(stage, await stage.signUp(), name)).toBe('23514')
    }),
  )

  it.each([
    'Modest',
    'Theresa',
    'Helper.Anna',
    'Teamwork',
    'QuietRiver4821',
    'Mystic',
    'Realm',
    'Guest-0a1b2c',
    'Badminton',
    'B4dm1nton77',
    'Badminton.Anna',
    'Unofficially',
    'horisonte',
    'Moody',
  ])('%s is none', (name) =>
    playScene(database, async (stage) => {
      expect(await rename(stage, await stage.signUp(), name)).toEqual([{ username: name }])
    }),
  )

  it('is drawn for nobody', async () => {
    const drawn = await database.query(
      'select name from (select private.neutral_username() as name from generate_series(1, 500)) as drawn where private.is_reserved_name(name)',
    )
    expect(drawn).toEqual([])
  })
})

describe('a look-alike', () => {
  it.each([
    ['GraceBell77', 'GraceBeIl77'],
    ['GraceBell77', 'Grace.Bell_77'],
    ['GraceBell77', 'grace8e1177'],
    ['Lionel', 'L1one1'],
    ['Marnie', 'Mamie'],
    ['Wanda', 'vvanda'],
    ['Oliver', '0liver'],
  ])('of %s is refused: %s', (taken, name) =>
    playScene(database, async (stage) => {
      await stage.signUp(taken)
      expect(await refusal(stage, await stage.signUp(), name)).toBe('23505')
    }),
  )

  it('is not what has another number', () =>
    playScene(database, async (stage) => {
      await stage.signUp('Anna1966')
      for (const name of ['Anna1996', 'Anna1969', 'Anna1906'])
        expect(await rename(stage, await stage.signUp(), name)).toEqual([{ username: name }])
    }))

  it('of one’s own name is only another spelling', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp('GraceBell')
      expect(await rename(stage, id, 'Grace-BELL')).toEqual([{ username: 'Grace-BELL' }])
    }))
})

describe('a name that was given up', () => {
  it('rests for a year for everybody but the one who had it', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp('Morning.Lark'), await stage.signUp()]
      await rename(stage, owner, 'Evening.Lark')
      for (const name of ['Morning.Lark', 'm0rninglark'])
        expect(await refusal(stage, other, name)).toBe('23505')
      await rename(stage, owner, 'Morning.Lark')
      await rename(stage, owner, 'Evening.Lark')
      await stage.tableOwner.query(
        `update private.rested_names set given_up_at = given_up_at - interval '1 year'`,
      )
      expect(await rename(stage, other, 'Morning.Lark')).toEqual([{ username: 'Morning.Lark' }])
    }))

  it('rests when its account is gone, and nothing tells whose it was', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp('Morning.Lark'), await stage.signUp()]
      await rename(stage, owner, 'Evening.Lark')
      await stage.tableOwner.query('delete from auth.users where id = $1', [owner])
      for (const name of ['Morning.Lark', 'Evening.Lark'])
        expect(await refusal(stage, other, name)).toBe('23505')
      expect(
        await stage.tableOwner.query('select 1 from private.rested_names where account_id = $1', [
          owner,
        ]),
      ).toEqual([])
    }))

  it('is refused in the words of one that is taken', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp('Morning.Lark'), await stage.signUp()]
      await rename(stage, owner, 'Evening.Lark')
      const [rested, taken] = [
        await stage.user(other).refusal(RENAME, [other, 'Morning.Lark']),
        await stage.user(other).refusal(RENAME, [other, 'Evening_Lark']),
      ]
      expect(rested).toEqual(taken)
    }))
})

describe('the credit of a remix', () => {
  it('follows the account to its new name, and stays with a removed one as anonymous', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp('Morning.Lark')
      const remix = await remixOf(stage, id, await stage.addPrayer())
      const credit = async () =>
        onlyRow(
          await stage.anon.query<{ remix_author: string }>(
            'select remix_author from public.prayers where id = $1',
            [remix],
          ),
        ).remix_author
      await rename(stage, id, 'Evening.Lark')
      expect(await credit()).toBe('Evening.Lark')
      await rename(stage, id, 'evening-lark')
      expect(await credit()).toBe('evening-lark')
      await stage.tableOwner.query('delete from auth.users where id = $1', [id])
      expect(await credit()).toBe('Anonymous')
    }))
})

describe('the address of a picture', () => {
  const PATH = '/storage/v1/object/public/profiles/avatar/one_1.png'
  const set = 'update public.profiles set avatar_url = $2 where id = $1 returning avatar_url'

  it.each([PATH, `https://project.supabase.co${PATH}`, `http://127.0.0.1:54321${PATH}`])(
    'is kept as a path: %s',
    (address) =>
      playScene(database, async (stage) => {
        const id = await stage.signUp()
        expect(await stage.user(id).query(set, [id, address])).toEqual([{ avatar_url: PATH }])
      }),
  )

  it.each([
    'https://evil.example/track.png',
    'http://evil.example/avatar/one.png',
    '//evil.example/storage/v1/object/public/profiles/avatar/one.png',
    `https://evil.example/?${PATH}`,
    `https://evil.example/x${PATH}`,
    `https://a@evil.example${PATH}`,
    `${PATH}?x=1`,
    '/storage/v1/object/public/profiles/avatar/../../other/one.png',
    '/storage/v1/object/public/profiles/avatar/.png',
    '/storage/v1/object/public/others/avatar/one.png',
    '/storage/v1/object/public/profiles/banner/one.png',
    `javascript:alert(1)//${PATH}`,
  ])('is refused: %s', (address) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(set, [id, address])).code).toBe('23514')
    }),
  )
})
