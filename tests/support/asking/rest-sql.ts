import { readFilter, type Condition } from './filter-tree'
import type { SentRequest } from './recorded-requests'

/** One statement with its parameters. */
export interface Statement {
  sql: string
  parameters: string[]
}

const OPERATORS: Record<string, string> = {
  eq: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  cs: '@>',
  ilike: 'ilike',
}
const NOT_FILTERS = new Set(['select', 'order', 'limit'])
/** Of the functions' arguments; what is not named here is text. */
const ARGUMENT_TYPES: Record<string, string> = {
  page_size: 'integer',
  before_created_at: 'timestamptz',
  before_id: 'uuid',
  before_is_filed: 'boolean',
  of_prayer: 'uuid',
}

/**
 * The statement that PostgREST 12 makes of a request: values and limits as parameters, embedded tables as lateral
 * joins, arguments of functions from one JSON text, all rows put together as one JSON text. It knows what the app
 * sends and refuses the rest.
 */
export function toStatement({ target, parameters, body }: SentRequest): Statement {
  const values: string[] = []
  const hold = (value: string) => `$${values.push(value)}`
  const isCall = target.startsWith('rpc/')
  const source = isCall ? target.slice('rpc/'.length) : target
  const call = isCall ? `with pgrst_source as (${callSql(source, body ?? {}, hold)})` : ''
  const { columns, joins } = selection(parameters.get('select') ?? '*', source)
  const held = [...parameters].filter(([name]) => !NOT_FILTERS.has(name))
  const where = held.map(([name, value]) => conditionSql(readFilter(name, value), source, hold))
  const order = parameters.get('order')
  const limit = parameters.get('limit')
  const rows = [
    `select ${columns} from ${isCall ? 'pgrst_source' : `"public"."${source}"`} as "${source}"`,
    ...joins,
    where.length > 0 ? `where ${where.join(' and ')}` : '',
    order
      ? `order by ${order
          .split(',')
          .map((by) => orderSql(by, source))
          .join(', ')}`
      : '',
    limit ? `limit ${hold(limit)} offset ${hold('0')}` : '',
  ].join(' ')
  const sql = `${call} select coalesce(json_agg(_postgrest_t), '[]')::text as body from (${rows}) _postgrest_t`
  return { sql, parameters: values }
}

function callSql(name: string, body: Record<string, unknown>, hold: (value: string) => string) {
  const keys = Object.keys(body)
  if (keys.length === 0) return `select pgrst_call.* from "public"."${name}"() pgrst_call`
  const shape = keys.map((key) => `"${key}" ${ARGUMENT_TYPES[key] ?? 'text'}`).join(', ')
  const given = keys.map((key) => `"${key}" := pgrst_body."${key}"`).join(', ')
  return `select pgrst_call.* from (select ${hold(JSON.stringify(body))}::text::json as json_data) pgrst_payload,
    lateral (select * from json_to_record(pgrst_payload.json_data) as _(${shape})) pgrst_body,
    lateral "public"."${name}"(${given}) pgrst_call`
}

function selection(select: string, source: string) {
  const parts = select.split(/,(?![^(]*\))/)
  const joins: string[] = []
  const columns = parts.map((part) => {
    const embed = /^(\w+)\((.+)\)$/.exec(part)
    if (!embed) return part === '*' ? `"${source}".*` : `"${source}"."${part}"`
    const [, table = '', inner = ''] = embed
    const innerColumns = inner.split(',').map((column) => `"${table}_1"."${column}"`)
    joins.push(
      `left join lateral (select ${innerColumns.join(', ')} from "public"."${table}" as "${table}_1"
       where "${table}_1"."prayer_id" = "${source}"."id") as "${table}_row" on true`,
    )
    return `row_to_json("${table}_row".*) as "${table}"`
  })
  return { columns: columns.join(', '), joins }
}

function conditionSql(
  condition: Condition,
  source: string,
  hold: (value: string) => string,
): string {
  if (condition.kind !== 'test') {
    const parts = condition.parts.map((part) => conditionSql(part, source, hold))
    return `(${parts.join(` ${condition.kind} `)})`
  }
  const operator = OPERATORS[condition.operator]
  if (!operator) throw new Error(`The operator ${condition.operator} is not understood.`)
  return `"${source}"."${condition.column}" ${operator} ${hold(condition.value)}`
}

function orderSql(by: string, source: string): string {
  const [column = '', direction = 'asc'] = by.split('.')
  return `"${source}"."${column}" ${direction === 'desc' ? 'desc' : 'asc'}`
}
