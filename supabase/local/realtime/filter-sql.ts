/** Evaluates filters inside Postgres, so that every type compares exactly as it does in production. */
import type { LocalDatabase } from '../database'
import type { Filter, FilterOperator } from './filters'
import type { TableFacts } from './table-facts'

const MOST_LISTED_VALUES = 100

const SIGNS: Partial<Record<FilterOperator, string>> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
}

/** The words of the real service's own check. */
export class InvalidFilter extends Error {}

/**
 * For each list of conditions, for each row (a JSON object as text): does every condition hold?
 * A comparison with null never holds. Rows may be empty: the conditions are then only checked.
 * @throws InvalidFilter, or the database's error for a value that the column's type refuses
 */
export async function evaluateFilters(
  query: LocalDatabase['query'],
  facts: TableFacts,
  conditions: Filter[][],
  rows: string[],
): Promise<boolean[][]> {
  const parameters: unknown[] = [rows]
  const expressions = conditions.map((filters) => {
    const parts = filters.map((filter) => condition(facts, filter, parameters))
    return `coalesce(${parts.map((part) => `(${part})`).join(' and ') || 'true'}, false)`
  })
  const results = await query<{ held: boolean[] }>(
    `select jsonb_build_array(${expressions.join(', ')}) as held
     from unnest($1::text[]) with ordinality as changed (content, place)
     cross join lateral jsonb_populate_record(null::${facts.name}, changed.content::jsonb) as r
     order by changed.place`,
    parameters,
  )
  return conditions.map((_, index) => results.map(({ held }) => held[index] === true))
}

function condition(facts: TableFacts, filter: Filter, parameters: unknown[]): string {
  const column = facts.columns.find(({ name }) => name === filter.column)
  if (!column) throw new InvalidFilter(`invalid column for filter ${filter.column}`)
  const left = `r."${column.name.replaceAll('"', '""')}"`
  const { operator, value } = filter
  const expression =
    operator === 'is' ? `${left} is ${truthWord(value)}` : comparison(operator, left, column.cast)
  if (operator !== 'is') parameters.push(value)
  return filter.negated ? `not (${expression})` : expression

  function comparison(name: FilterOperator, operand: string, cast: string): string {
    const parameter = `$${parameters.length + 1}::text`
    if (name !== 'in') return `${operand} ${SIGNS[name]} (${parameter})::${cast}`
    if (value.split(',').length > MOST_LISTED_VALUES) {
      throw new InvalidFilter(`too many values for \`in\` filter. Maximum ${MOST_LISTED_VALUES}`)
    }
    return `${operand} = any ((${parameter})::${cast}[])`
  }
}

function truthWord(value: string): string {
  const word = value.toLowerCase()
  if (['null', 'true', 'false', 'unknown'].includes(word)) return word
  throw new InvalidFilter(`invalid value for \`is\` filter: ${value}`)
}
