import type postgres from 'postgres'
import { setTimeout as wait } from 'node:timers/promises'
import { enter } from '../support/asking/viewer'
import { connect } from './timed-asking'
import { quantile, type Measured } from './figure'
import { addPrayers, checkCounts, countDeadlocks } from './like-stage'
import { userId } from './library/prayer-lines'
import type { Scale } from './library/scale'
import { mixLikes } from './mixed-likes'

const CONNECTIONS = 50
const SECONDS = 10
const PER_SECOND = 500

/** One like as the REST interface writes it, in the liker's own name. */
async function like(sql: postgres.Sql, prayerId: string, sub: string): Promise<void> {
  await sql.begin(async (open) => {
    await enter(open, { role: 'authenticated', sub })
    await open`insert into public.likes (prayer_id, user_id) values (${prayerId}, ${sub})`
  })
}

/**
 * Likes that arrive at a steady pace whether or not earlier ones are answered, each from another person.
 * @returns milliseconds from each one's due moment to its answer, and the answers a second.
 */
async function likeSteadily(sql: postgres.Sql, prayers: readonly string[], people: number) {
  const spent: number[] = []
  const sent: Promise<void>[] = []
  const begin = performance.now()
  const total = Math.min(people, SECONDS * PER_SECOND)
  for (let number = 0; number < total; number++) {
    const due = begin + (number * 1000) / PER_SECOND
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const prayerId = prayers[number % prayers.length] ?? ''
    sent.push(
      like(sql, prayerId, userId(number)).then(() => void spent.push(performance.now() - due)),
    )
  }
  await Promise.all(sent)
  return { p95: quantile(spent, 0.95), rate: (1000 * total) / (performance.now() - begin), total }
}

/** Many likes at once of one popular prayer, beside the same spread over 500 prayers. */
export async function measureLikes(scale: Scale): Promise<Measured> {
  const { url, facts } = await scale.library(scale.rows)
  const sql = connect(url, CONNECTIONS)
  const deadlocksBefore = await countDeadlocks(sql)
  const [popular, ...others] = await addPrayers(sql, 501)
  if (!popular) throw new Error('No prayer was made.')
  // First, so that every connection is open and has its plans when the pace is kept.
  const mixed = await mixLikes(sql, facts.users, CONNECTIONS)
  const spread = await likeSteadily(sql, others, facts.users)
  const one = await likeSteadily(sql, [popular], facts.users)
  const wrongAfterOne = await checkCounts(sql, [popular, ...others])
  const [counted] = await sql<{ likes: number }[]>`
    select likes from public.like_counts where prayer_id = ${popular}`
  const deadlocks = (await countDeadlocks(sql)) - deadlocksBefore
  await sql`delete from public.prayers where id in ${sql([popular, ...others])}`
  await sql.end()
  const baseline = 'spread over 500 prayers'
  return {
    figures: [
      {
        name: 'Likes of one prayer from 50 connections',
        unit: '1/s',
        value: one.rate,
        baseline,
        baselineValue: spread.rate,
        // The pace is given, so the rate can only come near it.
        target: PER_SECOND * 0.99,
        isMore: true,
      },
      {
        name: 'Like to answer, p95',
        unit: 'ms',
        value: one.p95,
        baseline,
        baselineValue: spread.p95,
      },
      {
        name: 'Likes, unlikes and deletions mixed',
        unit: '1/s',
        value: mixed.rate,
        baseline: 'one connection alone',
        baselineValue: mixed.aloneRate,
        isMore: true,
      },
      {
        name: 'Wrong counts afterwards',
        unit: 'prayers',
        value: wrongAfterOne + mixed.wrong,
        baseline: 'of counts looked at',
        baselineValue: 501 + mixed.prayers,
        target: 0,
      },
      {
        name: 'Deadlocks',
        unit: '',
        value: deadlocks,
        baseline: 'of transactions',
        baselineValue: spread.total + one.total + mixed.done,
        target: 0,
      },
    ],
    notes: [
      `${one.total.toLocaleString('en')} people liked one prayer at a pace of ${PER_SECOND} a second; its count says ${counted?.likes.toLocaleString('en')}. ` +
        `Mixed: ${mixed.done.toLocaleString('en')} changes, of them ${mixed.refused} refused because the prayer had been deleted.`,
    ],
  }
}
