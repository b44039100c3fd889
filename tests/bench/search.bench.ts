import type postgres from 'postgres'
import { pageStatement } from '../support/asking/app-requests'
import type { Recorder } from '../support/asking/recorded-requests'
import { VISITOR } from '../support/asking/viewer'
import { ask, connect, sayIdleTime } from './timed-asking'
import { quantile, timed, type Measured } from './figure'
import type { Scale } from './library/scale'
import { SEARCH_BASKET, WORST_SEARCHES } from './search-basket'

const ROUNDS = 5
/** Milliseconds after which the plain search is given up; it counts as this long. */
const CUT_OFF = 5_000

interface Searched {
  text: string
  kind: string
  /** Milliseconds until there is something to show: prayers, or what may have been meant. */
  samples: number[]
  plain: number
}

/** What the app asks when a text is searched for, timed. */
async function searchAsApp(sql: postgres.Sql, recorder: Recorder, search: Searched): Promise<void> {
  const filters = { tradition: null, category: null, type: null }
  const scope = { kind: 'search', search: search.text, ...filters } as const
  const answer = await ask(sql, VISITOR, await pageStatement(recorder, scope, null))
  search.samples.push(answer.spent)
}

/** The plain search that this one is compared with: any of four columns contains the text, newest first. */
async function searchPlainly(sql: postgres.Sql, text: string): Promise<number> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const columns = ['title', 'short_text', 'medium_text', 'long_text']
  const matches = columns.map((column) => `${column} ilike $1`).join(' or ')
  return timed(() =>
    sql
      .begin('read only', async (open) => {
        await open.unsafe(`set local role anon; set local statement_timeout = ${CUT_OFF}`)
        await open.unsafe(
          `select * from public.prayers where ${matches} order by created_at desc limit 20`,
          [pattern],
        )
      })
      .catch((error: unknown) => {
        // 57014: given up after the time above.
        if (!(error instanceof Error && 'code' in error && error.code === '57014')) throw error
      }),
  )
}

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 20)}… (${text.length.toLocaleString('en')})` : text
}

function slowestOf(intro: string, searches: readonly Searched[]): string {
  const byMedian = searches
    .map(({ text, kind, samples }) => ({ text, kind, median: quantile(samples, 0.5) }))
    .sort((one, other) => other.median - one.median)
  const named = byMedian
    .slice(0, 5)
    .map(({ text, kind, median }) => `“${shorten(text)}” (${kind}) ${median.toFixed(1)} ms`)
  return `${intro}: ${named.join('; ')}.`
}

/** The kind of search that has figures of its own. */
const WORST = 'worst'

/** The basket of 40 searches as a visitor, and the worst that were found, beside the plain search over four columns. */
export async function measureSearch(scale: Scale): Promise<Measured> {
  const { url } = await scale.library(scale.rows)
  const recorder = await scale.recorder()
  const sql = connect(url)
  const kinds = Object.entries({ ...SEARCH_BASKET, [WORST]: WORST_SEARCHES })
  const searches: Searched[] = kinds.flatMap(([kind, texts]) =>
    texts.map((text) => ({ text, kind, samples: [], plain: Number.NaN })),
  )
  for (let round = 0; round < ROUNDS; round++)
    for (const search of searches) await searchAsApp(sql, recorder, search)
  const idle = await sayIdleTime(sql)
  for (const search of searches) search.plain = await searchPlainly(sql, search.text)
  await sql.end()
  const plain = searches.map((search) => search.plain)
  const givenUp = plain.filter((spent) => spent >= CUT_OFF).length
  const basket = searches.filter(({ kind }) => kind !== WORST)
  const worst = searches.filter(({ kind }) => kind === WORST)
  const of = (some: readonly Searched[], share: number) => ({
    unit: 'ms',
    value: quantile(
      some.flatMap((search) => search.samples),
      share,
    ),
    baseline: 'ILIKE over four columns',
    baselineValue: quantile(
      some.map((search) => search.plain),
      share,
    ),
  })
  return {
    figures: [
      { name: 'Search, median of the basket', ...of(basket, 0.5) },
      { name: 'Search, p95 of the basket', ...of(basket, 0.95), target: 30 },
      { name: 'Search, median of the worst', ...of(worst, 0.5) },
      { name: 'Search, slowest of all', ...of(searches, 1), target: 250 },
    ],
    notes: [
      slowestOf('Slowest five of the basket by their median', basket),
      slowestOf(`Of the ${worst.length} worst`, worst),
      idle,
      `The plain search was given up after ${CUT_OFF / 1000} s ${givenUp} times of ${plain.length} and counts as that long.`,
    ],
  }
}
