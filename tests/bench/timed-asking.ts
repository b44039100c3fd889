import postgres from 'postgres'
import type { Statement } from '../support/asking/rest-sql'
import { enter, VISITOR, type Viewer } from '../support/asking/viewer'
import { quantile, timed } from './figure'

/** A pool for asking, as PostgREST holds one: statements are prepared once for each connection. */
export function connect(url: string, connections = 1): postgres.Sql {
  return postgres(url, { max: connections, onnotice: () => undefined })
}

/** Runs the statement in a transaction of its own. Milliseconds of the statement alone, and its rows. */
export async function ask(
  sql: postgres.Sql,
  viewer: Viewer,
  statement: Statement,
): Promise<{ spent: number; rows: postgres.Row[] }> {
  let rows: postgres.Row[] = []
  let spent = Number.NaN
  await sql.begin('read only', async (open) => {
    await enter(open, viewer)
    spent = await timed(async () => {
      rows = await open.unsafe(statement.sql, statement.parameters, { prepare: true })
    })
  })
  return { spent, rows }
}

/** How long a question without any work takes, p95, in a sentence: what the machine itself adds to every figure. */
export async function sayIdleTime(sql: postgres.Sql): Promise<string> {
  const samples: number[] = []
  for (let round = 0; round < 200; round++)
    samples.push((await ask(sql, VISITOR, { sql: 'select 1', parameters: [] })).spent)
  return `A question without any work took ${quantile(samples, 0.95).toFixed(2)} ms meanwhile (p95), which is in every figure.`
}
