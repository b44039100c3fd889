/** Asks row-level security which changed rows a role with its claims can see now. */
import type { LocalDatabase } from '../database'
import type { Identity } from './subscription'
import type { TableFacts } from './table-facts'

// The one-by-one settings are emptied because auth.uid() prefers them, and a REST request that ran
// on the same connection may have left its own user there.
const BECOME_SQL = `select
  set_config('role', $1, true),
  set_config('request.jwt.claims', $2, true),
  set_config('request.jwt.claim', '', true),
  set_config('request.jwt.claim.sub', '', true),
  set_config('request.jwt.claim.role', '', true),
  set_config('request.jwt.claim.email', '', true)`

export interface KeysOfTable {
  facts: TableFacts
  /** Primary keys of changed rows, each a JSON object as text. */
  keys: string[]
}

/**
 * One transaction per identity, one query per table. The row is checked as it is now, not as it
 * was when it changed: what was hidden or deleted meanwhile is not seen. A policy that fails
 * hides the rows, as an error would in production.
 */
export async function readVisibleKeys(
  database: LocalDatabase,
  identity: Identity,
  tables: KeysOfTable[],
): Promise<Set<string>> {
  const visible = new Set<string>()
  await database.transaction(async (query) => {
    await query(BECOME_SQL, [identity.role, JSON.stringify(identity.claims)])
    for (const { facts, keys } of tables) {
      const rows = await query<{ key: string }>(visibleKeysSql(facts), [keys])
      for (const { key } of rows) visible.add(visibilityMark(facts.relation, key))
    }
  })
  return visible
}

/** Names one row of one table in the set that readVisibleKeys returns. */
export function visibilityMark(relation: string, key: string): string {
  return `${relation} ${key}`
}

function visibleKeysSql(facts: TableFacts): string {
  const same = facts.columns
    .filter(({ isKey }) => isKey)
    .map(({ name }) => `"${name.replaceAll('"', '""')}"`)
    .map((column) => `t.${column} = k.${column}`)
    .join(' and ')
  return `select changed.key
    from unnest($1::text[]) as changed (key)
    cross join lateral jsonb_populate_record(null::${facts.name}, changed.key::jsonb) as k
    where exists (select 1 from ${facts.name} as t where ${same})`
}
