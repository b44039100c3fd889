import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const KEY = '00000000-0000-4000-8000-00000000000a'

function insertion(userId: string, key: string | null): [string, unknown[]] {
  return [
    `insert into public.prayers (title, short_text, tradition, category, user_id, made_key)
     values ('T', 'S', 'Islam', 'Hope', $1, $2) returning id`,
    [userId, key],
  ]
}

const save = (persona: Persona, userId: string, key: string | null) =>
  persona.query(...insertion(userId, key))

describe('the key of a made prayer', () => {
  it('lets a person save a prayer under it once', () =>
    playScene(database, async ({ signUp, user }) => {
      const id = await signUp()
      await save(user(id), id, KEY)
      expect((await user(id).refusal(...insertion(id, KEY))).code).toBe('23505')
    }))

  it('is a person’s own: another may have drawn the same', () =>
    playScene(database, async ({ signUp, user }) => {
      const [one, other] = [await signUp(), await signUp()]
      await save(user(one), one, KEY)
      expect(await save(user(other), other, KEY)).toHaveLength(1)
    }))

  it('may be absent from any number of prayers', () =>
    playScene(database, async ({ signUp, user }) => {
      const id = await signUp()
      await save(user(id), id, null)
      expect(await save(user(id), id, null)).toHaveLength(1)
    }))

  it('never changes', () =>
    playScene(database, async ({ signUp, user }) => {
      const id = await signUp()
      await save(user(id), id, KEY)
      const refusal = await user(id).refusal('update public.prayers set made_key = null')
      expect(refusal.code).toBe('42501')
    }))
})
