/** Keeps who listens to which tables; checks bindings against the database before it accepts them. */
import type { LocalDatabase } from '../database'
import { BindingError, describeBinding, readBinding, type Binding } from './bindings'
import type { JsonObject } from './json-object'
import { identityOf, type ResolvedBinding, type Subscription } from './subscription'

const PUBLISHED_SQL = `
select format('%I.%I', schemaname, tablename)::regclass::oid::text as relation
from pg_catalog.pg_publication_tables
where pubname = 'supabase_realtime' and $1::text in ('*', schemaname) and $2::text in ('*', tablename)`

const WATCH_SQL = `
with kept as (select unnest($1::text[])::oid as relation),
gone as (delete from realtime.watched_tables w where w.relation not in (select relation from kept))
insert into realtime.watched_tables select relation from kept on conflict do nothing`

export interface SubscriptionRequest {
  claims: JsonObject
  /** The join's entries with the ids that the reply gave them. */
  entries: { entry: JsonObject; id: number }[]
  deliver: Subscription['deliver']
  /** False once the channel has left or asked again meanwhile. */
  isCurrent(): boolean
}

export interface Subscriptions {
  /**
   * Replaces what `owner` listens to; what it had stays in force until then.
   * @throws BindingError with the real service's sentence; the owner then listens to nothing.
   */
  set(owner: object, request: SubscriptionRequest): Promise<void>
  remove(owner: object): void
  all(): Subscription[]
}

export function createSubscriptions(
  database: LocalDatabase,
  log: (line: string) => void,
): Subscriptions {
  const subscriptions = new Map<object, Subscription>()
  let watching: Promise<void> = Promise.resolve()

  async function writeWatched(): Promise<void> {
    const bindings = [...subscriptions.values()].flatMap((subscription) => subscription.bindings)
    const relations = new Set(bindings.flatMap((binding) => [...binding.relations]))
    await database.query(WATCH_SQL, [[...relations]])
  }

  /** Triggers capture only watched tables. Updates run one after another, each with the latest set. */
  function watch(): Promise<void> {
    const next = watching.then(writeWatched)
    watching = next.catch((error: unknown) => log(`realtime: ${String(error)}`))
    return next
  }

  return {
    all: () => [...subscriptions.values()],
    remove(owner) {
      if (subscriptions.delete(owner)) void watch().catch(() => undefined)
    },
    async set(owner, { claims, entries, deliver, isCurrent }) {
      const identity = identityOf(claims)
      try {
        await database.query('select realtime.follow_publication()')
        const bindings: ResolvedBinding[] = []
        for (const { entry, id } of entries) {
          bindings.push(await resolveBinding(database, readBinding(entry, id)))
        }
        if (!isCurrent()) return
        subscriptions.set(owner, { identity, bindings, deliver })
        await watch()
      } catch (error) {
        if (isCurrent()) this.remove(owner)
        throw error
      }
    },
  }
}

async function resolveBinding(database: LocalDatabase, binding: Binding): Promise<ResolvedBinding> {
  const rows = await database.query<{ relation: string }>(PUBLISHED_SQL, [
    binding.schema,
    binding.table,
  ])
  const relations = rows.map(({ relation }) => relation)
  if (relations.length === 0) {
    throw new BindingError(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${describeBinding(binding)}]`,
    )
  }
  return { ...binding, relations: new Set(relations) }
}
