/**
 * Symptom: lite takes a role for a transaction but not the role's settings, so that a visitor's statement may run forever where
 * PostgREST ends it after the role's `statement_timeout`.
 * Can go when lite applies the settings of the role it takes.
 */
import type { Connection } from '@supabase/lite'
import type { LocalDatabase } from '../database'

interface Executor {
  executeQuery(query: { sql: string; parameters: unknown[]; query: { kind: string } }): unknown
}
type TakeRole = (
  executor: Executor,
  vars: { auth?: { role?: string } },
  ...rest: unknown[]
) => Promise<void>

const TIME_LIMITS = `
select rolname as role, split_part(setting, '=', 2) as limit
from pg_catalog.pg_roles cross join lateral unnest(rolconfig) as setting
where setting like 'statement_timeout=%'`

/** Ends what a role asks after the time that the database's settings give it. For Postgres servers: PGlite can not. */
export async function keepTimeLimits(
  connection: Connection,
  database: LocalDatabase,
): Promise<void> {
  const rows = await database.query<{ role: string; limit: string }>(TIME_LIMITS)
  const limits = new Map(rows.map(({ role, limit }) => [role, limit]))
  const takeRole = Reflect.get(connection, 'applyJwtSessionContext') as TakeRole | undefined
  if (typeof takeRole !== 'function') {
    throw new Error('This version of @supabase/lite takes roles elsewhere.')
  }
  const takeRoleWithLimit: TakeRole = async (executor, vars, ...rest) => {
    const limit = limits.get(vars.auth?.role ?? 'anon') ?? '0'
    const sql = `select set_config('statement_timeout', $1, true)`
    await executor.executeQuery({ sql, parameters: [limit], query: { kind: 'RawNode' } })
    await takeRole.call(connection, executor, vars, ...rest)
  }
  Reflect.set(connection, 'applyJwtSessionContext', takeRoleWithLimit)
}
