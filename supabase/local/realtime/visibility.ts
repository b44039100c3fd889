/** Asks row-level security which changed rows a role with its claims can see now. */
import type { LocalDatabase } from '../database'
import type { Identity } from './subscription'
import type { TableFacts } from './table-facts'

export interface KeysOfTable {
  facts: TableFacts
  /** Primary keys of changed rows, each a JSON object as text. */
  keys: string[]
}

/** What can be said of rows without knowing the viewer. */
export interface SharedVisibility {
  /** The marks of rows that everybody of the role sees. */
  marks: Set<string>
  /** The rows that some may see and some may not. */
  disputed: KeysOfTable[]
}

/**
 * The row is checked as it is now, not as it was when it changed: what was hidden or deleted meanwhile is not seen. What the
 * policies decide without looking at the viewer is asked once for all of a role.
 */
export async function readSharedVisibility(
  database: LocalDatabase,
  role: string,
  tables: KeysOfTable[],
): Promise<SharedVisibility> {
  const marks = new Set<string>()
  const disputed: KeysOfTable[] = []
  for (const { facts, keys } of tables) {
    const rows = await database.query<{ key: string; sees: boolean | null }>(
      'select key, sees from realtime.visible_to_all($1, $2, $3)',
      [role, visibleKeysSql(facts), keys],
    )
    for (const { key, sees } of rows) if (sees) marks.add(visibilityMark(facts.relation, key))
    const open = rows.filter(({ sees }) => sees === null).map(({ key }) => key)
    if (open.length > 0) disputed.push({ facts, keys: open })
  }
  return { marks, disputed }
}

/** For each viewer of the role in turn, the marks of the rows that this one sees. */
export async function readVisibleKeys(
  database: LocalDatabase,
  role: string,
  viewers: readonly Identity[],
  tables: KeysOfTable[],
  log: (line: string) => void,
): Promise<Set<string>[]> {
  const visible = viewers.map(() => new Set<string>())
  const claims = viewers.map((viewer) => JSON.stringify(viewer.claims))
  for (const { facts, keys } of tables) {
    const rows = await database.query<{ viewer: number; seen: string[]; failure: string | null }>(
      'select viewer, seen, failure from realtime.visible_to($1, $2, $3, $4)',
      [role, claims, visibleKeysSql(facts), keys],
    )
    for (const { viewer, seen, failure } of rows) {
      if (failure !== null)
        log(`realtime: a visibility check failed, its changes are not sent: ${failure}`)
      for (const key of seen) visible[viewer - 1]?.add(visibilityMark(facts.relation, key))
    }
  }
  return visible
}

/** Names one row of one table among the marks. */
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
