/** Turns the postgres_changes entries of a join into bindings with ids, and into the echo of the reply. */
import { FilterError, parseFilters, type Filter } from './filters'
import type { JsonObject } from './json-object'

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

export interface Binding {
  id: number
  event: ChangeType | '*'
  /** `*` stands for all. */
  schema: string
  table: string
  filters: Filter[]
  /** Columns asked for, or null for every column. */
  select: string[] | null
}

/** The words the client gets in a `system` message for a binding that cannot be used. */
export class BindingError extends Error {}

/** Ids of one channel, unique per distinct entry; an entry sent twice keeps one id. */
export function numberBindings(entries: JsonObject[]): number[] {
  const ids = new Map<string, number>()
  return entries.map((entry) => {
    const text = JSON.stringify(entry)
    const id = ids.get(text) ?? ids.size + 1
    ids.set(text, id)
    return id
  })
}

/** The reply's list: each entry as it was sent, nothing added but its id. */
export function echoBindings(entries: JsonObject[]): JsonObject[] {
  const ids = numberBindings(entries)
  return entries.map((entry, index) => ({ ...entry, id: ids[index] }))
}

/** @throws BindingError */
export function readBinding(entry: JsonObject, id: number): Binding {
  const { schema, table, filter, select } = entry
  if (typeof schema !== 'string' && typeof table !== 'string') {
    throw new BindingError(
      `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${JSON.stringify(entry)}`,
    )
  }
  if (typeof select === 'string') {
    throw new BindingError(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    )
  }
  const columns = Array.isArray(select) ? select.filter((name) => typeof name === 'string') : []
  const binding: Binding = {
    id,
    event: readEvent(entry.event),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
    filters: readFilters(filter),
    select: columns.length > 0 ? columns : null,
  }
  if (binding.select && (binding.schema === '*' || binding.table === '*')) {
    throw new BindingError(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    )
  }
  return binding
}

/** The binding as the real service prints it in its error sentences. */
export function describeBinding({ event, schema, table, filters, select }: Binding): string {
  const listed = filters.map(
    ({ column, operator, value, negated }) =>
      `{${[column, operator, value].map((part) => JSON.stringify(part)).join(', ')}, ${negated}}`,
  )
  const columns = select ? JSON.stringify(select) : 'nil'
  return `event: ${event}, schema: ${schema}, table: ${table}, filters: [${listed.join(', ')}], select: ${columns}`
}

function readEvent(event: unknown): Binding['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*'
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*'
}

function readFilters(filter: unknown): Filter[] {
  if (typeof filter !== 'string') return []
  try {
    return parseFilters(filter)
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    throw new BindingError(`Error parsing \`filter\` params: ${error.message}`)
  }
}
