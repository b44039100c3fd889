/** Shapes one change for one role: readable columns only, key-only old rows, and the size limit. */
import type { ChangeType } from './bindings'
import type { CapturedChange } from './change-feed'
import { isJsonObject, type JsonObject } from './json-object'
import type { ColumnFacts, TableFacts } from './table-facts'

/** The real service's limit for one change, in bytes of JSON. */
export const LARGEST_CHANGE = 1_048_576
const LONGEST_KEPT_VALUE = 64

export interface ChangeData {
  schema: string
  table: string
  type: ChangeType
  commit_timestamp: string
  columns: { name: string; type: string }[]
  record?: JsonObject
  old_record?: JsonObject
  errors: string[] | null
}

/** Why this role may get no row at all from this table, or null. */
export function refusalFor(facts: TableFacts, role: string): string | null {
  const keys = facts.columns.filter(({ isKey }) => isKey)
  if (keys.length === 0) return 'Error 400: Bad Request, no primary key'
  return keys.every(({ readers }) => readers.includes(role)) ? null : 'Error 401: Unauthorized'
}

export function shapeChange(change: CapturedChange, facts: TableFacts, role: string): ChangeData {
  const data: ChangeData = {
    schema: facts.schema,
    table: facts.table,
    type: change.type,
    commit_timestamp: change.committedAt,
    columns: [],
    errors: null,
  }
  const refusal = refusalFor(facts, role)
  if (refusal) return { ...data, errors: [refusal] }
  const readable = facts.columns.filter(({ readers }) => readers.includes(role))
  data.columns = readable.map(({ name, type }) => ({ name, type }))
  const tooLarge =
    Buffer.byteLength(change.record ?? '') + Buffer.byteLength(change.oldRecord ?? '') >
    LARGEST_CHANGE
  if (tooLarge) data.errors = ['Error 413: Payload Too Large']
  const keep = (columns: ColumnFacts[], row: string): JsonObject =>
    pick(columns, row, tooLarge ? LONGEST_KEPT_VALUE : Infinity)
  if (change.record !== null) data.record = keep(readable, change.record)
  if (change.oldRecord !== null) {
    const wholeOldRow = facts.fullIdentity && !(change.type === 'DELETE' && facts.rowSecurity)
    const columns = wholeOldRow ? readable : readable.filter(({ isKey }) => isKey)
    data.old_record = keep(columns, change.oldRecord)
  }
  return data
}

function pick(columns: ColumnFacts[], row: string, longest: number): JsonObject {
  const values: unknown = JSON.parse(row)
  if (!isJsonObject(values)) return {}
  const kept = columns
    .filter(({ name }) => name in values)
    .filter(({ name }) => {
      const value = values[name]
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return longest === Infinity || Buffer.byteLength(text) <= longest
    })
  return Object.fromEntries(kept.map(({ name }) => [name, values[name]]))
}
