/** Collections of prayers: for their owner alone. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { ARRANGE, begin, orderOf, PUT } from '../support/collection-scene'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const many = async (stage: Stage, count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await stage.addPrayer())
  return ids
}

describe('a collection', () => {
  it('keeps its prayers in the order they came, and in the order that its owner gives them', () =>
    playScene(database, async (stage) => {
      const me = stage.user(await stage.signUp())
      const id = await begin(me, 'Mornings')
      const [one, two, three] = (await many(stage, 3)) as [string, string, string]
      for (const prayer of [one, two, three]) await me.query(PUT, [id, prayer, null])
      expect(await orderOf(me, id)).toEqual([one, two, three])
      await me.query(ARRANGE, [id, [three, one, two]])
      expect(await orderOf(me, id)).toEqual([three, one, two])
      await me.query(ARRANGE, [id, [two, randomUUID(), two]])
      expect(await orderOf(me, id)).toEqual([two, three, one])
      const four = await stage.addPrayer()
      await me.query(PUT, [id, four, null])
      expect(await orderOf(me, id)).toEqual([two, three, one, four])
    }))

  it('can be arranged by its owner only; another one is told no more than of one that never was', () =>
    playScene(database, async (stage) => {
      const [me, other] = [stage.user(await stage.signUp()), stage.user(await stage.signUp())]
      const id = await begin(me, 'Mornings')
      expect(await other.refusal(ARRANGE, [id, []])).toEqual(
        await other.refusal(ARRANGE, [randomUUID(), []]),
      )
      expect((await stage.anon.refusal(ARRANGE, [id, []])).code).toBe('42501')
    }))

  it('has a plain name of one line that no other collection of the person has', () =>
    playScene(database, async (stage) => {
      const [me, other] = [stage.user(await stage.signUp()), stage.user(await stage.signUp())]
      await begin(me, '  For the \n sea\u202e ')
      expect(await me.query('select name from public.collections')).toEqual([
        { name: 'For the sea' },
      ])
      const INSERT = 'insert into public.collections (name) values ($1)'
      expect((await me.refusal(INSERT, ['FOR THE SEA'])).code).toBe('23505')
      expect((await me.refusal(INSERT, [' \u200b '])).code).toBe('23514')
      expect((await me.refusal(INSERT, ['a'.repeat(81)])).code).toBe('23514')
      expect((await me.refusal(INSERT, ['a'.repeat(5000)])).code).toBe('22001')
      await begin(other, 'For the sea')
    }))

  it('that is sent twice under one id is stored once', () =>
    playScene(database, async (stage) => {
      const me = stage.user(await stage.signUp())
      const INSERT =
        'insert into public.collections (id, name) values ($1, $2) on conflict (id) do nothing'
      const id = randomUUID()
      for (const name of ['Mornings', 'Mornings']) await me.query(INSERT, [id, name])
      expect(await me.query('select id from public.collections')).toEqual([{ id }])
    }))

  it('can not be begun in the name of somebody else, nor filled for them', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const other = stage.user(await stage.signUp())
      const id = await begin(stage.user(owner), 'Mornings')
      const prayer = await stage.addPrayer()
      const forged = await other.refusal(
        'insert into public.collections (name, user_id) values ($1, $2)',
        ['Forged', owner],
      )
      expect(forged.code).toBe('42501')
      expect((await other.refusal(PUT, [id, prayer, null])).code).toBe('42501')
    }))

  it('takes no prayer that its owner can not read: one of others and one that never was look alike', () =>
    playScene(database, async (stage) => {
      const me = stage.user(await stage.signUp())
      const id = await begin(me, 'Mornings')
      const hidden = await stage.addPrayer({ user_id: await stage.signUp(), is_private: true })
      expect(await me.refusal(PUT, [id, hidden, null])).toEqual(
        await me.refusal(PUT, [id, randomUUID(), null]),
      )
    }))

  it('has notes in one form, of 2,000 characters at most', () =>
    playScene(database, async (stage) => {
      const me = stage.user(await stage.signUp())
      const id = await begin(me, 'Mornings')
      const prayer = await stage.addPrayer()
      await me.query(PUT, [id, prayer, ' \u202eSlowly. \n'])
      const READ = 'select note from public.collection_prayers'
      expect(await me.query(READ)).toEqual([{ note: 'Slowly.' }])
      const SET = 'update public.collection_prayers set note = $1'
      await me.query(SET, ['  '])
      expect(await me.query(READ)).toEqual([{ note: null }])
      expect((await me.refusal(SET, ['a'.repeat(2001)])).code).toBe('23514')
    }))

  it('goes with the account, and forgets prayers that are deleted', () =>
    playScene(database, async (stage) => {
      const [owner, author] = [await stage.signUp(), await stage.signUp()]
      const me = stage.user(owner)
      const id = await begin(me, 'Mornings')
      const [one, two] = [await stage.addPrayer({ user_id: author }), await stage.addPrayer()]
      for (const prayer of [one, two]) await me.query(PUT, [id, prayer, null])
      await stage.tableOwner.query('delete from public.prayers where id = $1', [one])
      expect(await orderOf(me, id)).toEqual([two])
      await stage.tableOwner.query('delete from auth.users where id = $1', [owner])
      expect(await stage.tableOwner.query('select 1 from public.collection_prayers')).toEqual([])
      expect(await stage.tableOwner.query('select 1 from public.collections')).toEqual([])
    }))
})

describe('the limits', () => {
  it('are 50 collections, and 60 begun in an hour', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const me = stage.user(owner)
      const fill = `insert into public.collections (name, user_id) select 'C' || n, $1 from generate_series(1, 50) as n`
      await stage.tableOwner.query(fill, [owner])
      const INSERT = 'insert into public.collections (name) values ($1)'
      expect(await me.refusal(INSERT, ['One more'])).toEqual({
        code: 'PT429',
        message: 'You have 50 collections already. Please remove one of them first.',
      })
      await stage.tableOwner.query('delete from public.collections')
      for (let at = 0; at < 60; at++) {
        await me.query(INSERT, [`N${at}`])
        if (at === 30) await stage.tableOwner.query('delete from public.collections')
      }
      expect((await me.refusal(INSERT, ['One more'])).message).toMatch(
        /60 collections in the last hour/,
      )
    }))

  it('are 200 prayers in one collection, of which the owner alone learns', () =>
    playScene(database, async (stage) => {
      const [me, other] = [stage.user(await stage.signUp()), stage.user(await stage.signUp())]
      const id = await begin(me, 'Mornings')
      await stage.tableOwner.query(
        `with made as (
           insert into public.prayers (title, short_text, tradition, category)
           select 'T', 'S', 'Islam', 'Peace' from generate_series(1, 200) returning id
         )
         insert into public.collection_prayers (collection_id, prayer_id, position)
         select $1, id, row_number() over () from made`,
        [id],
      )
      const prayer = await stage.addPrayer()
      expect((await me.refusal(PUT, [id, prayer, null])).message).toBe(
        'A collection holds 200 prayers. Please begin another one.',
      )
      expect((await other.refusal(PUT, [id, prayer, null])).code).toBe('42501')
      const [there] = await orderOf(me, id)
      expect((await me.refusal(PUT, [id, there, null])).code).toBe('23505')
      const TOO_MANY = 'select public.arrange_collection($1, array_fill($1::uuid, array[201]))'
      expect((await me.refusal(TOO_MANY, [id])).code).toBe('22023')
    }))
})
