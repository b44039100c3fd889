/** Takes captured changes out of the outbox in commit order and hands them on in batches. */
import type { LocalDatabase } from '../database'
import type { ChangeType } from './bindings'

export interface CapturedChange {
  /** Table oid, as text. */
  relation: string
  type: ChangeType
  /** Rows and key are JSON objects as text, so that numbers keep every digit on the way back. */
  record: string | null
  oldRecord: string | null
  key: string | null
  committedAt: string
}

const TRANSACTIONS_PER_BATCH = 100
const CHANGES_PER_BATCH = 100

const TAKE_SQL = `
with taken as (
  delete from realtime.changes where id in (
    select id from realtime.changes
    where transaction = any (($1::text[])::xid8[])
    order by array_position($1::text[], transaction::text), id
    limit ${CHANGES_PER_BATCH}
  )
  returning *
)
select
  relation::text as relation,
  type,
  record::text as record,
  old_record::text as "oldRecord",
  (
    select jsonb_object_agg(a.attname, coalesce(taken.record, taken.old_record) -> a.attname::text)
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = taken.relation and i.indisprimary
  )::text as key,
  to_char(committed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "committedAt"
from taken
order by array_position($1::text[], transaction::text), id`

/**
 * Each notification names one committed transaction; Postgres delivers them in commit order. One
 * drain runs at a time, so batches arrive in that order too.
 * @returns stop: no further batch after it resolves
 */
export async function startChangeFeed(
  database: LocalDatabase,
  onBatch: (changes: CapturedChange[]) => Promise<void>,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const waiting: string[] = []
  let draining: Promise<void> | null = null
  const stopping = new AbortController()

  async function drain(): Promise<void> {
    while (waiting.length > 0 && !stopping.signal.aborted) {
      const transactions = waiting.splice(0, TRANSACTIONS_PER_BATCH)
      let taken = CHANGES_PER_BATCH
      while (taken === CHANGES_PER_BATCH && !stopping.signal.aborted) {
        const changes = await database.query<CapturedChange>(TAKE_SQL, [transactions])
        taken = changes.length
        if (taken > 0) await onBatch(changes)
      }
    }
  }

  function kick(): void {
    draining ??= drain()
      .catch((error: unknown) => log(`realtime: changes could not be delivered: ${String(error)}`))
      .finally(() => {
        draining = null
        if (waiting.length > 0 && !stopping.signal.aborted) kick()
      })
  }

  const unlisten = await database.listen('realtime_changes', (transaction) => {
    waiting.push(transaction)
    kick()
  })
  return async () => {
    stopping.abort()
    await unlisten()
    await draining
  }
}
