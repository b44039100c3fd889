/** Keeps who listens to which tables; checks bindings against the database before it accepts them. */
import type { LocalDatabase } from '../database'
import { BindingError, describeBinding, readBinding, type Binding } from './bindings'
import { evaluateFilters, InvalidFilter } from './filter-sql'
import type { JsonObject } from './json-object'
import { identityOf, type ResolvedBinding, type Subscription } from './subscription'
import { readTableFacts } from './table-facts'

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
          bindings.push(await resolveBinding(database, readBinding(entry, id), identity.role))
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

async function resolveBinding(
  database: LocalDatabase,
  binding: Binding,
  role: string,
): Promise<ResolvedBinding> {
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
  try {
    await checkColumns(database, binding, relations, role)
  } catch (error) {
    throw new BindingError(
      `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: [${describeBinding(binding)}]. Exception: ${exceptionWords(error)}`,
      { cause: error },
    )
  }
  return { ...binding, relations: new Set(relations) }
}

/** Columns named by filter or select must exist and be readable by the role; values must fit. */
async function checkColumns(
  database: LocalDatabase,
  { filters, select }: Binding,
  relations: string[],
  role: string,
): Promise<void> {
  if (filters.length === 0 && !select) return
  const facts = await readTableFacts(database.query, relations, [role])
  for (const table of facts.values()) {
    const readable = table.columns.filter(({ readers }) => readers.includes(role))
    const names = new Set(readable.map(({ name }) => name))
    for (const { column } of filters) {
      if (!names.has(column)) throw new InvalidFilter(`invalid column for filter ${column}`)
    }
    for (const column of select ?? []) {
      if (!names.has(column)) throw new InvalidFilter(`invalid column for select ${column}`)
    }
    // One row of nulls makes Postgres read every value as the type of its column.
    await evaluateFilters(database.query, table, [filters], ['{}'])
  }
}

function exceptionWords(error: unknown): string {
  if (error instanceof InvalidFilter) return `ERROR P0001 (raise_exception) ${error.message}`
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'XX000'
  return `ERROR ${code}${code === '22P02' ? ' (invalid_text_representation)' : ''} ${message}`
}
