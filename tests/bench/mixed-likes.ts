import type postgres from 'postgres'
import { enter } from '../support/asking/viewer'
import { addPrayers, checkCounts } from './like-stage'
import { createChance, type Chance } from './library/chance'
import { userId } from './library/prayer-lines'

const PRAYERS = 40
const MILLISECONDS = 4000
const DELETED_SHARE = 0.003

/** Like, unlike or, now and then, the owner deleting the prayer. False when the prayer was gone. */
async function changeSomething(
  sql: postgres.Sql,
  chance: Chance,
  prayers: readonly string[],
  users: number,
): Promise<boolean> {
  const id = prayers[chance.below(prayers.length)] ?? ''
  const isDeletion = chance.part() < DELETED_SHARE
  const sub = userId(isDeletion ? 0 : chance.below(Math.min(users, 2000)))
  const isLike = chance.part() < 0.6
  try {
    await sql.begin(async (open) => {
      await enter(open, { role: 'authenticated', sub })
      if (isDeletion) await open`delete from public.prayers where id = ${id}`
      else if (isLike)
        await open`insert into public.likes (prayer_id, user_id) values (${id}, ${sub}) on conflict do nothing`
      else await open`delete from public.likes where prayer_id = ${id} and user_id = ${sub}`
    })
    return true
  } catch (error) {
    // Refused by the policy or the reference: the prayer is gone.
    if (
      error instanceof Error &&
      'code' in error &&
      ['42501', '23503'].includes(String(error.code))
    )
      return false
    throw error
  }
}

async function run(sql: postgres.Sql, prayers: readonly string[], users: number, workers: number) {
  let done = 0
  let refused = 0
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const chance = createChance(90 + worker)
      while (performance.now() - begin < MILLISECONDS) {
        if (!(await changeSomething(sql, chance, prayers, users))) refused += 1
        done += 1
      }
    }),
  )
  return { done, refused, rate: (1000 * done) / (performance.now() - begin) }
}

/** Changes of likes from many connections at once beside one connection alone; the prayers are removed again. */
export async function mixLikes(sql: postgres.Sql, users: number, connections: number) {
  const first = await addPrayers(sql, PRAYERS, userId(0))
  const alone = await run(sql, first, users, 1)
  const second = await addPrayers(sql, PRAYERS, userId(0))
  const mixed = await run(sql, second, users, connections)
  const wrong = await checkCounts(sql, [...first, ...second])
  await sql`delete from public.prayers where id in ${sql([...first, ...second])}`
  return { ...mixed, aloneRate: alone.rate, wrong, prayers: first.length + second.length }
}
