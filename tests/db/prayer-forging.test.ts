import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { A_PRAYER, onlyRow, playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

type Fields = Record<string, unknown>

function insertion(fields: Fields): [string, unknown[]] {
  const row = { ...A_PRAYER, ...fields }
  const names = Object.keys(row)
  return [
    `insert into public.prayers (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  ]
}
const save = async (persona: Persona, fields: Fields) =>
  onlyRow(await persona.query<Fields>(...insertion(fields)))

describe('a new prayer', () => {
  it('takes author, source, remix author and date from the database, whatever was sent', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const saved = await save(stage.user(id), {
        user_id: id,
        author: 'The Dalai Lama',
        source: 'Scripture',
        remix_author: 'Somebody',
        created_at: '1999-01-01',
      })
      expect(saved).toMatchObject({ author: 'Orison', source: 'AI Generated', remix_author: null })
      expect(String(saved.created_at)).not.toContain('1999')
    }))

  it.each([
    ['id', '00000000-0000-4000-8000-000000000000'],
    ['updated_at', '1999-01-01'],
  ])('can not be given its %s', (column, value) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const refusal = await stage.user(id).refusal(...insertion({ user_id: id, [column]: value }))
      expect(refusal.code).toBe('42501')
    }),
  )

  it('can not be made in another person’s name, or in nobody’s', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      for (const user_id of [other, null])
        expect((await stage.user(id).refusal(...insertion({ user_id }))).code).toBe('42501')
    }))

  it('keeps what a trusted writer gives, so that the library can have its dates', () =>
    playScene(database, async (stage) => {
      const created_at = '2026-01-02T03:04:05+00:00'
      const saved = await save(stage.service, { created_at, author: 'Orison', source: null })
      expect(saved).toMatchObject({ created_at, source: null, user_id: null })
    }))
})

describe('a remix', () => {
  it('carries the remixer’s name', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp('Remixer.One')
      const original_prayer_id = await stage.addPrayer()
      const saved = await save(stage.user(id), {
        user_id: id,
        is_remix: true,
        original_prayer_id,
        remix_author: 'Anonymous',
      })
      expect(saved).toMatchObject({
        is_remix: true,
        original_prayer_id,
        remix_author: 'Remixer.One',
      })
    }))

  it('of a prayer that is gone, or that one can no longer read, is kept as that of a removed one', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp('Remixer.Two'), await stage.signUp()]
      const hidden = await stage.addPrayer({ user_id: other, is_private: true })
      for (const original_prayer_id of ['00000000-0000-4000-8000-000000000000', hidden])
        expect(
          await save(stage.user(id), { user_id: id, is_remix: true, original_prayer_id }),
        ).toMatchObject({
          is_remix: true,
          original_prayer_id: null,
          remix_author: 'Remixer.Two',
        })
    }))

  it('of nothing is none', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const saved = await save(stage.user(id), { user_id: id, is_remix: true })
      expect(saved).toMatchObject({ is_remix: false, remix_author: null })
    }))

  it('must say that it is one', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const original_prayer_id = await stage.addPrayer()
      const refusal = await stage
        .user(id)
        .refusal(...insertion({ user_id: id, original_prayer_id }))
      expect(refusal.code).toBe('23514')
    }))

  it('stays when its original is deleted, and shows nothing of one that turned private', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      const original = await stage.addPrayer({ user_id: other })
      const { id: remix } = await save(stage.user(id), {
        user_id: id,
        is_remix: true,
        original_prayer_id: original,
      })
      const embedded = () =>
        stage.user(id).query(
          `select original.title from public.prayers as remix
           left join public.prayers as original on original.id = remix.original_prayer_id
           where remix.id = $1`,
          [remix],
        )
      await stage
        .user(other)
        .query('update public.prayers set is_private = true where id = $1', [original])
      expect(await embedded()).toEqual([{ title: null }])
      await stage.user(other).query('delete from public.prayers where id = $1', [original])
      expect(
        await stage.anon.query(
          'select is_remix, original_prayer_id from public.prayers where id = $1',
          [remix],
        ),
      ).toEqual([{ is_remix: true, original_prayer_id: null }])
    }))
})

describe('a saved prayer', () => {
  it.each([
    'user_id',
    'author',
    'source',
    'is_remix',
    'original_prayer_id',
    'remix_author',
    'created_at',
    'updated_at',
    'id',
    'type',
    'tradition',
  ])('never lets its owner change %s', (column) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const prayer = await stage.addPrayer({ user_id: id })
      const refusal = await stage
        .user(id)
        .refusal(`update public.prayers set ${column} = default where id = $1`, [prayer])
      expect(refusal.code).toBe('42501')
    }),
  )

  it('keeps owner, author, date and origin even before the service role', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      const created_at = '2026-01-01T00:00:00+00:00'
      const prayer = await stage.addPrayer({ user_id: id, created_at })
      const [kept] = await stage.service.query(
        `update public.prayers set user_id = $2, author = 'X', source = 'X', created_at = now(), is_remix = true
         where id = $1 returning user_id, author, source, created_at, is_remix`,
        [prayer, other],
      )
      expect(kept).toEqual({
        user_id: id,
        author: 'Orison',
        source: 'AI Generated',
        created_at,
        is_remix: false,
      })
    }))

  it('lets its owner change words, category, tags and privacy, and notes the time', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const prayer = await stage.addPrayer({ user_id: id, updated_at: '2026-01-01' })
      const [changed] = await stage.user(id).query(
        `update public.prayers set title = 'New', short_text = 'S', medium_text = 'M', long_text = 'L',
         category = 'Hope', tags = '{New}', is_private = true where id = $1
         returning title, category, tags, is_private, updated_at = now()::timestamptz (3) as noted`,
        [prayer],
      )
      expect(changed).toEqual({
        title: 'New',
        category: 'Hope',
        tags: ['new'],
        is_private: true,
        noted: true,
      })
    }))

  it('can not get another person’s tags', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      const prayer = await stage.addPrayer({ user_id: other, tags: ['mine'] })
      const sql = "update public.prayers set tags = '{forged}' where id = $1 returning id"
      expect(await stage.user(id).query(sql, [prayer])).toEqual([])
      expect(
        await stage.anon.query('select tags from public.prayers where id = $1', [prayer]),
      ).toEqual([{ tags: ['mine'] }])
    }))
})
