import type postgres from 'postgres'
import type { Statement } from '../../support/asking/rest-sql'
import { enter, type Viewer } from '../../support/asking/viewer'

/** What a statement read, with all that the functions it called read. */
export interface Reading {
  /** Tables that were read from end to end. */
  scanned: string[]
  /** The most rows that one step gave or threw away. */
  mostRows: number
  /** The plans as Postgres prints them, for the message of a failure. */
  plans: string
}

/** Lets Postgres send the plan of every statement as a notice, also of those within functions. For superusers. */
export async function showPlans(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_level = notice;
    set jit = off`)
}

function rowsOf(line: string): number {
  const steps = /actual rows=(\d+)(?:\.\d+)? loops=(\d+)/.exec(line)
  if (steps) return Number(steps[1]) * Number(steps[2])
  return Number(/Rows Removed by (?:Filter|Join Filter|Index Recheck): (\d+)/.exec(line)?.[1] ?? 0)
}

/**
 * Runs one statement as the viewer and reads its plans from the notices.
 * @param notices what the connection has noticed so far; emptied first.
 */
export async function readPlans(
  sql: postgres.Sql,
  notices: string[],
  viewer: Viewer,
  statement: Statement,
): Promise<Reading> {
  await sql.begin(async (open) => {
    await enter(open, viewer)
    notices.length = 0
    await open.unsafe(statement.sql, statement.parameters)
  })
  const plans = notices.join('\n')
  const lines = plans.split('\n').filter((line) => !line.includes('never executed'))
  const scans = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
  return { scanned: [...new Set(scans)], mostRows: Math.max(0, ...lines.map(rowsOf)), plans }
}
