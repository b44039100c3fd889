import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface Profile {
  id: string
  username: string
}

const profileOf = (stage: Stage, id: string) =>
  stage.anon.query<Profile>('select id, username from public.profiles where id = $1', [id])

const rename = 'update public.profiles set username = $2 where id = $1 returning username'

describe('signing up', () => {
  it('gives each account a profile with a neutral name', () =>
    playScene(database, async (stage) => {
      const id = randomUUID()
      await stage.tableOwner.query(
        `insert into auth.users (id, email, raw_user_meta_data)
         values ($1, 'maria.secret@example.org', '{"username": "admin", "name": "Maria"}')`,
        [id],
      )
      const { username } = onlyRow(await profileOf(stage, id))
      expect(username).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{4}$/)
      expect(username.toLowerCase()).not.toMatch(/maria|secret|admin/)
    }))

  it('finds another name when the drawn one is taken', () =>
    playScene(database, async (stage) => {
      await stage.tableOwner.query(`create or replace function private.neutral_username()
        returns text language sql set search_path = '' as $$ select 'QuietRiver1000' $$`)
      const [first, second] = [await stage.signUp(), await stage.signUp()]
      expect(onlyRow(await profileOf(stage, first)).username).toBe('QuietRiver1000')
      expect(onlyRow(await profileOf(stage, second)).username).toMatch(/^Guest-[0-9a-f]{24}$/)
    }))

  it('survives a profile that can not be made, which its owner makes later', () =>
    playScene(database, async (stage) => {
      await stage.tableOwner.query(
        'create function pg_temp.fail() returns trigger language plpgsql as $$ begin raise exception $m$no$m$; end $$',
      )
      await stage.tableOwner.query(
        'create trigger broken before insert on public.profiles for each row execute function pg_temp.fail()',
      )
      const id = await stage.signUp()
      expect(await profileOf(stage, id)).toEqual([])
      await stage.tableOwner.query('drop trigger broken on public.profiles')
      const made = onlyRow(
        await stage.user(id).query<Profile>('select id, username from public.ensure_profile()'),
      )
      expect(made.id).toBe(id)
      expect(await profileOf(stage, id)).toEqual([made])
    }))
})

describe('ensure_profile', () => {
  it('leaves the profile there is as it is', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp('As.It.Is')
      const answer = await stage.user(id).query('select username from public.ensure_profile()')
      expect(answer).toEqual([{ username: 'As.It.Is' }])
    }))

  it('is not there for visitors', () =>
    playScene(database, async (stage) => {
      expect((await stage.anon.refusal('select public.ensure_profile()')).code).toBe('42501')
    }))
})

describe('a username', () => {
  it.each(['abc', 'x'.repeat(30), 'Anne-Marie_1.2', 'O.K'])('may be %s', (username) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect(await stage.user(id).query(rename, [id, ` ${username} `])).toEqual([{ username }])
    }),
  )

  it.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(31)],
    ['empty', ''],
    ['of two words', 'two words'],
    ['of two scripts', 'Zoя'],
    ['of look-alike letters', 'аdmin1'],
    ['turned around by a direction mark', 'abc\u202Edef'],
    ['broken into lines', 'abc\ndef'],
    ['with markup', '<b>me</b>'],
    ['the app’s own', 'Orison'],
    ['the stand-in of unknown remixers', 'anonymous'],
    ['a disguised reserved one', 'A.d-m_i.n'],
  ])('may not be %s', (_, username) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(rename, [id, username])).code).toBe('23514')
    }),
  )

  it('belongs to one person, whatever its case', () =>
    playScene(database, async (stage) => {
      await stage.signUp('Morning.Lark')
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(rename, [id, 'morning.LARK'])).code).toBe('23505')
    }))
})

describe('a profile', () => {
  it.each([
    ['a bio of 501 characters', 'bio', 'x'.repeat(501)],
    ['a picture that is a script', 'avatar_url', 'javascript:alert(1)'],
    ['a picture in the address itself', 'banner_url', 'data:image/svg+xml,<svg/>'],
    ['an endless address', 'avatar_url', `https://example.org/${'x'.repeat(2048)}`],
  ])('refuses %s', (_, column, value) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const sql = `update public.profiles set ${column} = $2 where id = $1`
      expect((await stage.user(id).refusal(sql, [id, value])).code).toBe('23514')
    }),
  )

  it.each(['id', 'created_at', 'updated_at'])('never lets its owner set %s', (column) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const sql = `update public.profiles set ${column} = default where id = $1`
      expect((await stage.user(id).refusal(sql, [id])).code).toBe('42501')
    }),
  )

  it('holds nothing for an emptied field', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect(
        await stage.user(id).query(
          `update public.profiles set bio = ' ', avatar_url = '', banner_url = '' where id = $1
           returning bio, avatar_url, banner_url`,
          [id],
        ),
      ).toEqual([{ bio: null, avatar_url: null, banner_url: null }])
    }))
})
