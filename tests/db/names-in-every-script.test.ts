/** Usernames in the letters of any one script: what is stored, what is refused, and that app and database agree. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOOK_ALIKES, SPELLINGS } from '../support/username-cases'
import { NAME_CLASSES } from '../../src/features/profile/username-spelling'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const RENAME = 'update public.profiles set username = $2 where id = $1 returning username'
const rename = (stage: Stage, id: string, name: string) => stage.user(id).query(RENAME, [id, name])

describe('a username', () => {
  it.each(SPELLINGS.filter(([, stored]) => stored !== null))(
    '%s is stored as %s',
    (typed, stored) =>
      playScene(database, async (stage) => {
        const id = await stage.signUp()
        expect(await rename(stage, id, typed)).toEqual([{ username: stored }])
      }),
  )

  it.each(SPELLINGS.filter(([, stored]) => stored === null))('%s is refused', (typed) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(RENAME, [id, typed])).code).toMatch(
        /^(?:23514|22001|54000)$/,
      )
    }),
  )

  it('is made of the same letters and marks in the database and in the app', async () => {
    const { source } = onlyRow(
      await database.query<{ source: string }>(
        `select prosrc as source from pg_proc where proname = 'is_spelt_in_one_script'`,
      ),
    )
    const classes = Array.from(
      source.matchAll(/\('(\\[^']+)', '([^']*)'\)/g),
      ([, letters, marks]) => ({
        letters: `[${letters}]`,
        marks: `[${marks}]`,
      }),
    )
    expect(classes.length).toBe(NAME_CLASSES.length)
    for (const [at, { letters, marks }] of NAME_CLASSES.entries()) {
      expect(membersOf(classes[at]?.letters ?? ''), letters).toBe(membersOf(letters))
      expect(membersOf(classes[at]?.marks ?? ''), marks).toBe(membersOf(marks))
    }
  })
})

const LETTERS = Array.from({ length: 0x33_000 }, (_, code) => String.fromCodePoint(code))

/** Everything that a class of characters takes, in order. PostgreSQL writes \\U0002F800 where JavaScript writes \\u{2F800}. */
function membersOf(characterClass: string): string {
  const pattern = new RegExp(characterClass.replaceAll(/\\U0*([0-9A-F]+)/g, '\\u{$1}'), 'v')
  return LETTERS.filter((letter) => pattern.test(letter)).join('')
}

describe('a look-alike', () => {
  it.each(LOOK_ALIKES)('of %s is refused: %s', (taken, name) =>
    playScene(database, async (stage) => {
      await stage.signUp(taken)
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(RENAME, [id, name])).code).toBe('23505')
    }),
  )

  it.each(LOOK_ALIKES)('of %s is refused while that name rests: %s', (taken, name) =>
    playScene(database, async (stage) => {
      await rename(stage, await stage.signUp(taken), 'Evening.Lark')
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(RENAME, [id, name])).code).toBe('23505')
    }),
  )

  it.each([
    ['Сергей', 'Андрей'],
    ['Νίκος', 'Μάρκος'],
    ['Żan', 'Zan'],
    ['Noël', 'Noel'],
    ['माया', 'मोया'],
    ['こころ', 'こころん'],
  ])('of %s is not what is written differently: %s', (taken, name) =>
    playScene(database, async (stage) => {
      await stage.signUp(taken)
      expect(await rename(stage, await stage.signUp(), name)).toEqual([{ username: name }])
    }),
  )

  it('that was taken before it counted as one stays with its account, and no other name does', () =>
    playScene(database, async (stage) => {
      const migration = new URL(
        '../../supabase/migrations/20261123200022_names_that_look_the_same.sql',
        import.meta.url,
      )
      const indexes = (await readFile(migration, 'utf8')).split('\ndo $$').at(-1)
      const { tableOwner } = stage
      await tableOwner.query('drop index public.profiles_username_look')
      await tableOwner.query('drop index public.profiles_username_look_of_capitals')
      const [older, younger] = [await stage.signUp('Straße'), await stage.signUp('strasse')]
      // The triggers would keep the date.
      await tableOwner.query('set local session_replication_role = replica')
      await tableOwner.query(
        `update public.profiles set created_at = created_at - interval '1 day' where id = $1`,
        [older],
      )
      await tableOwner.query('set local session_replication_role = origin')
      await tableOwner.query(`do $$${indexes}`)
      expect(await rename(stage, younger, 'strasse')).toEqual([{ username: 'strasse' }])
      for (const id of [younger, await stage.signUp()])
        expect((await stage.user(id).refusal(RENAME, [id, 'S-TRASSE'])).code).toBe('23505')
    }))

  it.each([
    'ꓮꓓꓟꓲꓠ',
    'ꓮꓓꓟꓲꓠ.77',
    'Ádmin',
    'ᴏʀɪꜱᴏɴ',
    'огіѕоп',
    'ΗΕLΡ'.replace('L', 'ӏ'),
    'Ａｄｍｉｎ1',
    'ÒrisonTeam',
  ])('of a reserved word is refused: %s', (name) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(RENAME, [id, name])).code).toBe('23514')
    }),
  )
})
