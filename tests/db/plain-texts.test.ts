import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const DIRECTION = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C'
const INVISIBLE =
  '\u200B\u2060\u2061\u2064\u206A\u206F\uFEFF\u00AD\u180E\uFFF9\uFFFB\u{E0001}\u{E0041}'
const CONTROL = '\u0001\u0007\u0008\u001B\u007F\u009B'
const DECEIVING = DIRECTION + INVISIBLE + CONTROL
/** Between two letters, where a trim would not reach them. */
const SPOILT = `Peace${DECEIVING}ful`

async function readBack(fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  let kept: Record<string, unknown> = {}
  await playScene(database, async (stage) => {
    const id = await stage.addPrayer(fields)
    kept = onlyRow(await stage.tableOwner.query('select * from public.prayers where id = $1', [id]))
  })
  return kept
}

describe('characters that can not be seen', () => {
  it.each([
    'title',
    'tradition',
    'category',
    'type',
    'short_text',
    'medium_text',
    'long_text',
    'author',
    'source',
  ])('are taken out of the %s of a prayer', async (column) => {
    const kept = await readBack({ [column]: SPOILT })
    expect(String(kept[column]).replace(' ', '')).toBe('Peaceful')
  })

  it('are taken out of tags, so that two which look alike are one', async () => {
    expect(
      (await readBack({ tags: ['hope', 'ho\u202Epe', 'h\u200Bope', 'hope\uFEFF'] }))['tags'],
    ).toEqual(['hope'])
  })

  it('are taken out of what a person says of oneself, and refused in a username', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const change = 'update public.profiles set bio = $1 where id = $2 returning bio'
      expect(await stage.user(id).query(change, [SPOILT, id])).toEqual([{ bio: 'Peaceful' }])
      for (const character of DECEIVING) {
        const rename = 'update public.profiles set username = $1 where id = $2'
        const { code } = await stage.user(id).refusal(rename, [`Ad${character}am`, id])
        expect.soft(code, JSON.stringify(character)).toBe('23514')
      }
    }))

  it.each([
    ['no shape', '\u3164\u2800\uFFA0\u115F\u1160'],
    ['joiners only', '\u200D\u200C\u200D'],
    ['wide blanks', '\u3000\u2003\u00A0\u2028'],
  ])('do not make a title, a text or a tag: %s', async (_, blank) => {
    await expect(readBack({ title: blank })).rejects.toMatchObject({ code: '23514' })
    await expect(readBack({ short_text: blank })).rejects.toMatchObject({ code: '23514' })
    const kept = await readBack({ medium_text: blank, tags: [blank, 'hope'] })
    expect(kept).toMatchObject({ medium_text: null, tags: ['hope'] })
  })
})

describe('what writing needs', () => {
  it.each([
    ['the joiner that Persian words need', 'می‌خواهم'],
    ['the joiners of Indic scripts', 'क्‍ष श्री‌राम'],
    ['a family of emoji', '👨‍👩‍👧‍👦 🙏🏽 ❤️'],
    ['flags, those spelt with tags too', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇫🇮'],
    ['Hebrew with points', 'שְׁמַע יִשְׂרָאֵל'],
    ['Arabic', 'بِسْمِ ٱللَّهِ'],
    ['words with marks of their own', 'Ōm Maṇi Padme Hūṃ Đức'],
  ])('stays: %s', async (_, words) => {
    const kept = await readBack({ title: words, short_text: words, tags: [words] })
    expect(kept).toMatchObject({ title: words, short_text: words, tags: [words.toLowerCase()] })
  })

  it('stays in a text: its lines, however they end, its tabs and its blanks', async () => {
    const kept = await readBack({ short_text: '  One,\r\n\ttwo,\rthree\u2028four \n\n five  ' })
    expect(kept['short_text']).toBe('  One,\n\ttwo,\nthree\nfour \n\n five  ')
  })
})

describe('every column that holds words', () => {
  /** They hold parts of what has a limit, or are written by nobody under the API. */
  const BOUNDED_ELSEWHERE = [
    'private.prayer_labels.label',
    'private.prayer_search.labels',
    'private.prayer_search.search_text',
    'private.recent_activity.action',
    'private.search_words.word',
    'private.word_meanings.labels',
    'private.word_meanings.phrase',
    'public.prayer_translations.language',
    'public.prayer_translations.text_hash',
    // One of a few words.
    'public.prayers.withheld_as',
    'public.reports.reason',
  ]

  it('has a limit of its length', async () => {
    const unbounded = await database.query<{ name: string }>(
      `select c.relnamespace::regnamespace || '.' || c.relname || '.' || a.attname as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
         and not exists (
           select 1 from pg_constraint con
           where con.conrelid = c.oid and con.contype = 'c' and a.attnum = any (con.conkey)
             and pg_get_constraintdef(con.oid) ~ 'char_length|are_tidy_tags|\\{3,30\\}'
         )
       order by 1`,
    )
    expect(unbounded.map(({ name }) => name)).toEqual(BOUNDED_ELSEWHERE)
  })
})
