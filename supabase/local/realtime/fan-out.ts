/** Hands each change of a batch to the subscriptions that asked for it and may see it. */
import type { LocalDatabase } from '../database'
import type { CapturedChange } from './change-feed'
import { refusalFor, shapeChange, type ChangeData } from './change-payload'
import { groupBy } from './group-by'
import { bindingsFor, type ResolvedBinding, type Subscription } from './subscription'
import { readTableFacts, type TableFacts } from './table-facts'
import { readVisibleKeys, visibilityMark } from './visibility'

interface Candidate {
  change: CapturedChange
  facts: TableFacts
  subscription: Subscription
  bindings: ResolvedBinding[]
}

export async function fanOut(
  database: LocalDatabase,
  subscriptions: Subscription[],
  changes: CapturedChange[],
  log: (line: string) => void,
): Promise<void> {
  const wanted = changes.flatMap((change) =>
    subscriptions
      .map((subscription) => ({
        change,
        subscription,
        bindings: bindingsFor(subscription, change.relation, change.type),
      }))
      .filter(({ bindings }) => bindings.length > 0),
  )
  if (wanted.length === 0) return
  const facts = await readTableFacts(
    database.query,
    [...new Set(wanted.map(({ change }) => change.relation))],
    [...new Set(wanted.map(({ subscription }) => subscription.identity.role))],
  )
  const candidates = wanted.flatMap((entry) => {
    const table = facts.get(entry.change.relation)
    return table ? [{ ...entry, facts: table }] : []
  })
  const visible = await readVisibility(database, candidates.filter(needsCheck), log)
  const shaped = new Map<CapturedChange, Map<string, ChangeData>>()
  for (const candidate of candidates) {
    const { change, subscription } = candidate
    const { identity } = subscription
    const mark = visibilityMark(change.relation, change.key ?? '')
    if (needsCheck(candidate) && visible.get(identity.key)?.has(mark) !== true) continue
    const byRole = shaped.get(change) ?? new Map<string, ChangeData>()
    shaped.set(change, byRole)
    const data = byRole.get(identity.role) ?? shapeChange(change, candidate.facts, identity.role)
    byRole.set(identity.role, data)
    subscription.deliver([...new Set(candidate.bindings.map(({ id }) => id))], data)
  }
}

/** Row-level security is not applied to DELETE: the row is gone, nothing is left to ask about. */
function needsCheck({ change, facts, subscription }: Candidate): boolean {
  return (
    facts.rowSecurity &&
    change.type !== 'DELETE' &&
    refusalFor(facts, subscription.identity.role) === null
  )
}

/** Identity key → the marks of rows it sees. */
async function readVisibility(
  database: LocalDatabase,
  candidates: Candidate[],
  log: (line: string) => void,
): Promise<Map<string, Set<string>>> {
  const visible = new Map<string, Set<string>>()
  for (const [key, ofIdentity] of groupBy(candidates, (c) => c.subscription.identity.key)) {
    const first = ofIdentity[0]
    if (!first) continue
    const tables = [...groupBy(ofIdentity, ({ facts }) => facts).entries()].map(
      ([facts, ofTable]) => ({
        facts,
        keys: [...new Set(ofTable.map(({ change }) => change.key ?? '{}'))],
      }),
    )
    try {
      visible.set(key, await readVisibleKeys(database, first.subscription.identity, tables))
    } catch (error) {
      log(`realtime: a visibility check failed, its changes are not sent: ${String(error)}`)
    }
  }
  return visible
}
