/** Turns the postgres_changes entries of a join into bindings with ids, and into the echo of the reply. */
import type { JsonObject } from './json-object'

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

export interface Binding {
  id: number
  event: ChangeType | '*'
  /** `*` stands for all. */
  schema: string
  table: string
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
  if (isGiven(filter) || isGiven(select)) {
    throw new BindingError('The embedded backend knows neither `filter` nor `select`')
  }
  return {
    id,
    event: readEvent(entry.event),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
  }
}

/** The binding as the real service prints it in its error sentences. */
export function describeBinding({ event, schema, table }: Binding): string {
  return `event: ${event}, schema: ${schema}, table: ${table}, filters: [], select: nil`
}

function readEvent(event: unknown): Binding['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*'
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*'
}

const isGiven = (value: unknown) => value !== undefined && value !== null
