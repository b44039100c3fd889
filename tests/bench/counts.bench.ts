import { countsStatement } from '../support/asking/app-requests'
import { VISITOR, type Viewer } from '../support/asking/viewer'
import { ask, connect } from './timed-asking'
import { quantile, type Figure, type Measured } from './figure'
import { userId } from './library/prayer-lines'
import type { Scale } from './library/scale'

const ROUNDS = 100
const SIZES = [10_000, 100_000]

const BY_READING = `select category, sum(private.count_texts(short_text, medium_text, long_text))
  from public.prayers where not is_private group by category`

async function timeCounts(scale: Scale, rows: number): Promise<Figure> {
  const { url } = await scale.library(rows)
  const statement = await countsStatement(await scale.recorder())
  const sql = connect(url)
  const writer: Viewer = { role: 'authenticated', sub: userId(0) }
  const samples: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const viewer of [VISITOR, writer]) samples.push((await ask(sql, viewer, statement)).spent)
  const begin = performance.now()
  await sql.unsafe(BY_READING)
  const baselineValue = performance.now() - begin
  await sql.end()
  return {
    name: `Counts of the sidebar at ${rows.toLocaleString('en')} prayers, p95`,
    unit: 'ms',
    value: quantile(samples, 0.95),
    baseline: 'counted by reading prayers',
    baselineValue,
    target: 5,
  }
}

/** The sidebar's numbers in libraries of growing size, for a visitor and for the busiest writer. */
export async function measureCounts(scale: Scale): Promise<Measured> {
  const figures: Figure[] = []
  for (const rows of [...SIZES.filter((size) => size < scale.rows), scale.rows])
    figures.push(await timeCounts(scale, rows))
  return { figures, notes: [] }
}
