/** Texts are folded for search in SQL as the app folds them: by one table of cases, by every character and by any text. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOLD_ALPHABET, FOLD_CASES } from '../../src/catalogue/fold-cases'
import { foldText } from '../../src/catalogue/fold-text'
import type { LocalDatabase } from '../../supabase/local/database'
import { bootstrap, migrate } from '../../supabase/local/migrations'
import { openPostgres } from '../../supabase/local/postgres-database'
import { openMigratedDatabase } from '../support/migrated-database'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres } from '../support/postgres-server'
import { searchRows } from '../support/search-answer'
import { playScene } from '../support/stage'

/**
 * Characters that Unicode got in version 13 (2020) and later and that have a capital or are made of others. Each database
 * and browser learns them in its own year; all other characters, and all later ones of scripts without case, fold alike.
 */
const NEWER =
  /[\u1c89\u2c2f\ua7c0\ua7c7-\ua7f5\u{10570}-\u{105e4}\u{10d50}-\u{10d65}\u{11380}-\u{113d0}\u{16121}-\u{16128}\u{16d68}-\u{16d6a}\u{16ea0}-\u{16eb8}\u{1ccd6}-\u{1ccf9}\u{1e030}-\u{1e06d}]/u

/** Marks that Unicode got in version 15 (2022) and later: who does not know them does not put them in order with others. */
const NEWER_MARKS =
  /[\u0897\u0cf3]|[\u1acf-\u1aeb]|[\u{10d69}-\u{10d6d}]|[\u{10efa}-\u{10eff}]|\u{11241}|[\u{113ce}-\u{113e2}]|[\u{11b60}-\u{11b67}]|[\u{11f41}-\u{11f42}]|[\u{1611e}-\u{1612f}]|\u{1e08f}|[\u{1e4ec}-\u{1e4ef}]|[\u{1e5ee}-\u{1e5ef}]|[\u{1e6e3}-\u{1e6f5}]/u

const binaries = await findPostgres()

async function openEmbedded() {
  const database = await openMigratedDatabase()
  return { database, close: () => database.close() }
}

async function openServer() {
  const server = await startPostgres(binaries ?? '')
  const { database } = await openPostgres(server.url)
  await bootstrap(database)
  await migrate(database)
  return {
    database,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

/** Every character of the first two planes that is assigned and not newer. */
function allCharacters(): string[] {
  return Array.from({ length: 0x2_0000 }, (_, at) => at + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[^\p{Cn}\p{Co}]/u.test(character) && !NEWER.test(character))
}

const characters = allCharacters()
const letters = characters.filter(
  (character) => /[\p{L}\p{M}]/u.test(character) && !NEWER_MARKS.test(character),
)

describe.each([
  ['the embedded database', openEmbedded, false],
  ['a Postgres server', openServer, binaries === null],
])('a text folded by %s', (_, open, isMissing) => {
  describe.skipIf(isMissing)('as the app folds it', () => {
    let database: LocalDatabase
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ database, close } = await open())
    })
    afterAll(() => close())

    const foldAll = async (texts: readonly string[]) => {
      const rows = await database.query<{ folded: string }>(
        `select private.search_form(written) as folded
         from unnest($1::text[]) with ordinality as given (written, place) order by place`,
        [texts],
      )
      return rows.map(({ folded }) => folded)
    }

    it.each(FOLD_CASES)('is the same for $what', async ({ text, folded, typed }) => {
      const ways = [text, folded, ...typed]
      expect(await foldAll(ways)).toEqual(ways.map(() => folded))
    })

    it('is the same for every character of the first two planes', async () => {
      const texts = characters.map((character) => `a${character}b`)
      const folded = await foldAll(texts)
      const others = texts.filter((text, at) => folded[at] !== foldText(text))
      expect(others.map((text) => `${text} ${text.codePointAt(1)?.toString(16)}`)).toEqual([])
    })

    it('is the same for any text of letters, marks and blanks', async () => {
      const text = fc
        .string({ unit: fc.oneof(fc.constantFrom(...FOLD_ALPHABET), fc.constantFrom(...letters)) })
        .filter((written) => !written.includes('\0'))
      const texts = fc.sample(text, 3000)
      const folded = await foldAll(texts)
      const others = texts.filter((written, at) => folded[at] !== foldText(written))
      expect(others.slice(0, 5).map((written) => JSON.stringify(written))).toEqual([])
    })
  })
})

describe('search', () => {
  it.each(FOLD_CASES)('finds by $what', async ({ text, typed }) => {
    const database = await openShared()
    await playScene(database, async (stage) => {
      await stage.addPrayer({ title: 'Found', short_text: `In ${text} we rest.` })
      await stage.addPrayer({ title: 'Other', short_text: 'zzz' })
      for (const query of typed) {
        const found = await stage.anon.query<{ title: string }>(
          `select title from ${searchRows('$1')}`,
          [query],
        )
        expect(found, query).toEqual([{ title: 'Found' }])
      }
    })
  })

  let shared: Promise<LocalDatabase> | undefined
  const openShared = () => (shared ??= openMigratedDatabase())
  afterAll(async () => (await shared)?.close())
})
