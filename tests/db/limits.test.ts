import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const pray = (
  id: string,
  times = 1,
) => `insert into public.prayers (title, short_text, tradition, category, user_id)
  select 'T', 'S', 'Islam', 'Hope', '${id}' from generate_series(1, ${times})`
const like = (prayer: string) => `insert into public.likes (prayer_id) values ('${prayer}')`
const unlike = (prayer: string) => `delete from public.likes where prayer_id = '${prayer}'`

/** As if everything had been done so much earlier. */
const letPass = (stage: Stage, span: string) =>
  stage.tableOwner.query(
    `update private.recent_activity
     set times = array(select moment - $1::interval from unnest(times) as moment)`,
    [span],
  )

const TOO_MANY_PRAYERS = {
  code: 'PT429',
  message: 'You have made 120 prayers in the last hour. Please rest a while and try again.',
}
const TOO_MANY_LIKES = {
  code: 'PT429',
  message: 'You have given 60 likes in the last minute. Please rest a moment and try again.',
}

describe('a person', () => {
  it('makes 120 prayers in an hour and no more, in one request or in many', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const person = stage.user(id)
      expect(await person.refusal(pray(id, 121))).toEqual(TOO_MANY_PRAYERS)
      await person.query(pray(id, 119))
      await person.query(pray(id))
      expect(await person.refusal(pray(id))).toEqual(TOO_MANY_PRAYERS)
    }))

  it('makes more when the first ones are an hour old', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const person = stage.user(id)
      await person.query(pray(id, 20))
      await letPass(stage, '59 minutes')
      await person.query(pray(id, 100))
      expect(await person.refusal(pray(id))).toEqual(TOO_MANY_PRAYERS)
      await letPass(stage, '1 minute')
      await person.query(pray(id, 20))
      expect(await person.refusal(pray(id))).toEqual(TOO_MANY_PRAYERS)
    }))

  it('can not make room by deleting prayers', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const person = stage.user(id)
      await person.query(pray(id, 120))
      await person.query('delete from public.prayers where user_id = $1', [id])
      expect(await person.refusal(pray(id))).toEqual(TOO_MANY_PRAYERS)
    }))

  it('gives 60 likes in a minute, those counted that were taken back', () =>
    playScene(database, async (stage) => {
      const person = stage.user(await stage.signUp())
      const prayer = await stage.addPrayer()
      for (let round = 0; round < 60; round += 1) {
        await person.query(like(prayer))
        await person.query(unlike(prayer))
      }
      expect(await person.refusal(like(prayer))).toEqual(TOO_MANY_LIKES)
      await letPass(stage, '1 minute')
      await person.query(like(prayer))
    }))

  it('can still take likes back and change prayers at the limit', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const person = stage.user(id)
      const prayer = await stage.addPrayer({ user_id: id })
      await person.query(like(prayer))
      await stage.tableOwner.query(
        `update private.recent_activity set times = array_fill(now(), array[60])`,
      )
      expect(await person.refusal(like(await stage.addPrayer()))).toEqual(TOO_MANY_LIKES)
      expect(await person.query(`${unlike(prayer)} returning 1`)).toHaveLength(1)
      const change = `update public.prayers set title = 'New' where id = '${prayer}' returning 1`
      expect(await person.query(change)).toHaveLength(1)
    }))

  it('is not held up by what others do, nor by what was refused', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      await stage.user(other).query(pray(other, 120))
      for (let attempt = 0; attempt < 130; attempt += 1) await stage.user(id).refusal(pray(other))
      expect(await stage.user(id).query(`${pray(id)} returning 1`)).toHaveLength(1)
    }))

  it('leaves no notes behind when the account goes', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      await stage.user(id).query(pray(id))
      await stage.tableOwner.query('delete from auth.users where id = $1', [id])
      expect(await stage.tableOwner.query('select 1 from private.recent_activity')).toEqual([])
    }))
})

describe('the notes of what a person did', () => {
  it('are never longer than the limit', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      for (let hour = 0; hour < 3; hour += 1) {
        await stage.user(id).query(pray(id, 120))
        await letPass(stage, '61 minutes')
      }
      const lengths = 'select cardinality(times) as length from private.recent_activity'
      expect(await stage.tableOwner.query(lengths)).toEqual([{ length: 120 }])
    }))
})

it('trusted writers have no limit', () =>
  playScene(database, async (stage) => {
    const id = await stage.signUp()
    expect(await stage.service.query(`${pray(id, 200)} returning 1`)).toHaveLength(200)
    expect(await stage.user(id).query(`${pray(id)} returning 1`)).toHaveLength(1)
  }))
