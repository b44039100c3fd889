/** Collections behind a link that nobody can guess. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { ARRANGE, begin, orderOf, PUT } from '../support/collection-scene'
import { openMigratedDatabase } from '../support/migrated-database'
import { withhold } from '../support/report-scene'
import { onlyRow, playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

async function share(persona: Persona, id: string, isShared = true): Promise<string | null> {
  const changed = await persona.query<{ share_key: string | null }>(
    'update public.collections set is_shared = $2 where id = $1 returning share_key',
    [id, isShared],
  )
  return onlyRow(changed).share_key
}

async function sharedAs(persona: Persona, key: string | null): Promise<unknown> {
  const rows = await persona.query<{ said: unknown }>(
    'select public.shared_collection($1) as said',
    [key],
  )
  return onlyRow(rows).said
}

describe('the link to a collection', () => {
  it('shows anyone its name, order and notes, and nothing of its owner', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp('Morning.Lark')
      const me = stage.user(owner)
      const id = await begin(me, 'Mornings')
      const [one, two] = [await stage.addPrayer(), await stage.addPrayer()]
      await me.query(PUT, [id, one, null])
      await me.query(PUT, [id, two, 'Slowly.'])
      await me.query(ARRANGE, [id, [two, one]])
      const key = await share(me, id)
      for (const persona of [stage.anon, stage.user(await stage.signUp()), me]) {
        const shown = await sharedAs(persona, key)
        expect(shown).toEqual({
          name: 'Mornings',
          prayers: [
            { prayer_id: two, note: 'Slowly.' },
            { prayer_id: one, note: null },
          ],
        })
        expect(JSON.stringify(shown)).not.toContain(owner)
      }
    }))

  it('leads nowhere before it is shared and after, and is another one the next time', () =>
    playScene(database, async (stage) => {
      const me = stage.user(await stage.signUp())
      const id = await begin(me, 'Mornings')
      for (const key of [id, randomUUID(), null]) expect(await sharedAs(stage.anon, key)).toBeNull()
      const first = await share(me, id)
      expect(await sharedAs(stage.anon, first)).toEqual({ name: 'Mornings', prayers: [] })
      expect(await share(me, id)).toBe(first)
      expect(await share(me, id, false)).toBeNull()
      expect(await sharedAs(stage.anon, first)).toBeNull()
      const second = await share(me, id)
      expect(second).not.toBe(first)
      expect(await sharedAs(stage.anon, first)).toBeNull()
      await stage.tableOwner.query('delete from public.collections where id = $1', [id])
      expect(await sharedAs(stage.anon, second)).toBeNull()
    }))

  it('can not be chosen by anybody: the database draws it', () =>
    playScene(database, async (stage) => {
      const me = stage.user(await stage.signUp())
      await begin(me, 'Mornings')
      const SET = 'update public.collections set share_key = $1'
      expect((await me.refusal(SET, [randomUUID()])).code).toBe('42501')
    }))

  it('tells nothing of a private or withheld prayer, nor of the note on it', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const me = stage.user(owner)
      const author = await stage.signUp()
      const id = await begin(me, 'Mornings')
      const [open, own, turned, reported] = [
        await stage.addPrayer(),
        await stage.addPrayer({ user_id: owner, is_private: true }),
        await stage.addPrayer({ user_id: author }),
        await stage.addPrayer({ user_id: author }),
      ]
      for (const prayer of [open, own, turned, reported])
        await me.query(PUT, [id, prayer, `Note on ${prayer}`])
      const key = await share(me, id)
      await stage
        .user(author)
        .query('update public.prayers set is_private = true where id = $1', [turned])
      await withhold(stage, reported)
      const onlyOpen = { name: 'Mornings', prayers: [{ prayer_id: open, note: `Note on ${open}` }] }
      expect(await sharedAs(stage.anon, key)).toEqual(onlyOpen)
      expect(await sharedAs(stage.user(await stage.signUp()), key)).toEqual(onlyOpen)
      // Who may read a prayer anyway finds it: its author, and the owner of the private one.
      const seenBy = async (persona: Persona) =>
        ((await sharedAs(persona, key)) as { prayers: unknown[] }).prayers.length
      expect(await seenBy(stage.user(author))).toBe(3)
      expect(await seenBy(me)).toBe(2)
      // The owner keeps place and note of what is gone, and no more of it.
      expect(await orderOf(me, id)).toHaveLength(4)
    }))
})
