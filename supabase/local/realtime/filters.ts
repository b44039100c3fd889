/** Parses the filter of a postgres_changes binding, with the real service's grammar and words. */

export const FILTER_OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const

export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** One condition; the value of `in` is a Postgres array literal (`{a,b}`). */
export interface Filter {
  column: string
  operator: FilterOperator
  value: string
  negated: boolean
}

/** The client's words for a filter that cannot be read. */
export class FilterError extends Error {}

/** Comma means AND. Blank means no condition. @throws FilterError */
export function parseFilters(text: string): Filter[] {
  if (text.trim() === '') return []
  return splitAtCommas(text.trim()).map((segment) => parseFilter(segment.trim()))
}

/** Commas inside parentheses or quotes do not separate conditions. */
function splitAtCommas(text: string): string[] {
  const segments: string[] = []
  let current = ''
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (quoted && character === '\\') {
      current += character + text.charAt(++index)
      continue
    }
    if (character === '"' && (quoted || '.(,'.includes(text.charAt(index - 1) || ' '))) {
      quoted = !quoted
    } else if (!quoted && character === '(') depth++
    else if (!quoted && character === ')') depth = Math.max(0, depth - 1)
    if (character === ',' && depth === 0 && !quoted) {
      segments.push(current)
      current = ''
    } else current += character
  }
  return [...segments, current]
}

function parseFilter(segment: string): Filter {
  if (segment === '') {
    throw new FilterError('filter must not contain empty segments (check for extra commas)')
  }
  const [column, rest] = splitOnce(segment, '=')
  if (column === undefined || rest === undefined) throw new FilterError(listed([segment]))
  const negated = rest.startsWith('not.')
  const [operator, value] = splitOnce(negated ? rest.slice(4) : rest, '.')
  if (operator === undefined || value === undefined) throw new FilterError(listed([rest]))
  if (!isOperator(operator)) throw new FilterError(listed([operator, value]))
  return { column, operator, value: readValue(operator, value), negated }
}

function splitOnce(text: string, separator: string): [string, string] | [] {
  const at = text.indexOf(separator)
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + 1)]
}

function isOperator(name: string): name is FilterOperator {
  return FILTER_OPERATORS.some((operator) => operator === name)
}

function listed(parts: string[]): string {
  return `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`
}

function readValue(operator: FilterOperator, value: string): string {
  if (operator === 'in') {
    if (!value.startsWith('(') || !value.endsWith(')')) {
      throw new FilterError('`in` filter value must be wrapped by parentheses')
    }
    return `{${value.slice(1, -1)}}`
  }
  const quoted = /^"((?:[^"\\]|\\[^])*)"$/.exec(value)
  return quoted ? (quoted[1] ?? '').replace(/\\([^])/g, '$1') : value
}
