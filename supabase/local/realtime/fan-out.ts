/** Hands each change of a batch to the subscriptions that asked for it and may see it. */
import { setImmediate as whoeverWaits } from 'node:timers/promises'
import type { LocalDatabase } from '../database'
import type { CapturedChange } from './change-feed'
import { refusalFor, shapeChange } from './change-payload'
import { groupBy } from './group-by'
import { bindingsFor, type Identity, type ResolvedBinding, type Subscription } from './subscription'
import { readTableFacts, type TableFacts } from './table-facts'
import {
  readSharedVisibility,
  readVisibleKeys,
  visibilityMark,
  type KeysOfTable,
  type SharedVisibility,
} from './visibility'

interface Candidate {
  change: CapturedChange
  facts: TableFacts
  subscription: Subscription
  bindings: ResolvedBinding[]
}

/** The changes for one role, and what can be said of them without knowing the viewer. */
interface RoleShare {
  role: string
  candidates: Candidate[]
  shared: SharedVisibility
}

/** Between two lots of viewers whoever else waits for the database has a turn. */
const VIEWERS_AT_ONCE = 25

/** Each subscription gets its changes in their order: at once where nothing depends on the viewer. */
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
  const deliver = createDelivery()
  const failed = (error: unknown) =>
    log(`realtime: a visibility check failed, its changes are not sent: ${String(error)}`)
  const waiting: RoleShare[] = []
  for (const [role, ofRole] of groupBy(candidates, roleOf)) {
    const asked = keysByTable(ofRole.filter(needsCheck))
    const shared = await readSharedVisibility(database, role, asked).catch(failed)
    if (!shared) continue
    const share = { role, candidates: ofRole, shared }
    waiting.push({ ...share, candidates: deliverSettled(share, deliver) })
  }
  for (const share of waiting) await deliverToEach(database, share, deliver, log).catch(failed)
}

function roleOf({ subscription }: Candidate): string {
  return subscription.identity.role
}

function markOf({ change }: Candidate): string {
  return visibilityMark(change.relation, change.key ?? '')
}

/** Row-level security is not applied to DELETE: the row is gone, nothing is left to ask about. */
function needsCheck({ change, facts, subscription }: Candidate): boolean {
  return (
    facts.rowSecurity &&
    change.type !== 'DELETE' &&
    refusalFor(facts, subscription.identity.role) === null
  )
}

function keysByTable(candidates: Candidate[]): KeysOfTable[] {
  return [...groupBy(candidates, ({ facts }) => facts)].map(([facts, ofTable]) => ({
    facts,
    keys: [...new Set(ofTable.map(({ change }) => change.key ?? '{}'))],
  }))
}

type Deliver = (candidate: Candidate) => void

/** What goes to many is shaped and written once for each role. */
function createDelivery(): Deliver {
  const written = new Map<CapturedChange, Map<string, string>>()
  return (candidate) => {
    const { change, facts, subscription, bindings } = candidate
    const role = roleOf(candidate)
    const byRole = written.get(change) ?? new Map<string, string>()
    written.set(change, byRole)
    const data = byRole.get(role) ?? JSON.stringify(shapeChange(change, facts, role))
    byRole.set(role, data)
    subscription.deliver([...new Set(bindings.map(({ id }) => id))], data)
  }
}

/** Delivers to those for whom nothing is in dispute; returns what the others wait for. */
function deliverSettled({ candidates, shared }: RoleShare, deliver: Deliver): Candidate[] {
  const disputed = new Set(
    shared.disputed.flatMap(({ facts, keys }) =>
      keys.map((key) => visibilityMark(facts.relation, key)),
    ),
  )
  const isDisputed = (candidate: Candidate) =>
    needsCheck(candidate) && disputed.has(markOf(candidate))
  const asking = new Set(candidates.filter(isDisputed).map(({ subscription }) => subscription))
  const isWaiting = ({ subscription }: Candidate) => asking.has(subscription)
  for (const candidate of candidates)
    if (!isWaiting(candidate) && (!needsCheck(candidate) || shared.marks.has(markOf(candidate))))
      deliver(candidate)
  return candidates.filter(isWaiting)
}

/** Asks for one viewer after another; those whom a disputed row names are the likeliest to see it and come first. */
async function deliverToEach(
  database: LocalDatabase,
  { role, candidates, shared }: RoleShare,
  deliver: Deliver,
  log: (line: string) => void,
): Promise<void> {
  const rows = [...new Set(candidates.map(({ change }) => change.record ?? ''))].join('\n')
  const isNamed = ({ claims }: Identity) =>
    typeof claims.sub === 'string' && rows.includes(claims.sub)
  const byViewer = groupBy(candidates, ({ subscription }) => subscription.identity.key)
  const viewers = [...byViewer.values()].flatMap((ofViewer) =>
    ofViewer[0] ? [{ identity: ofViewer[0].subscription.identity, ofViewer }] : [],
  )
  const named = new Set(viewers.filter(({ identity }) => isNamed(identity)))
  const inTurn = [...named, ...viewers.filter((viewer) => !named.has(viewer))]
  for (let at = 0; at < inTurn.length; at += VIEWERS_AT_ONCE) {
    const lot = inTurn.slice(at, at + VIEWERS_AT_ONCE)
    const identities = lot.map(({ identity }) => identity)
    const visible = await readVisibleKeys(database, role, identities, shared.disputed, log)
    // PGlite runs in this thread: without a break no request would even be read between the lots.
    await whoeverWaits()
    for (const [place, { ofViewer }] of lot.entries())
      for (const candidate of ofViewer) {
        const mark = markOf(candidate)
        if (!needsCheck(candidate) || shared.marks.has(mark) || visible[place]?.has(mark))
          deliver(candidate)
      }
  }
}
