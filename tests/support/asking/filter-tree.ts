/** One condition of a REST address, or several under `and` / `or`. */
export type Condition =
  | { kind: 'and' | 'or'; parts: Condition[] }
  | { kind: 'test'; column: string; operator: string; value: string }

/** Splits at commas that stand outside of quotes, brackets and braces. */
function split(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && '({'.includes(sign)) depth += 1
    if (!isQuoted && ')}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0 && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1) : value
}

function readPart(text: string): Condition {
  const group = /^(and|or)\((.*)\)$/s.exec(text)
  if (group?.[1] && group[2] !== undefined)
    return { kind: group[1] as 'and' | 'or', parts: split(group[2]).map(readPart) }
  const test = /^(\w+)\.(\w+)\.(.*)$/s.exec(text)
  if (!test) throw new Error(`This condition is not understood: ${text}`)
  const [, column = '', operator = '', value = ''] = test
  return { kind: 'test', column, operator, value: unquoted(value) }
}

/** Reads one filter parameter: `or=(…)`, `and=(…)`, or `column=operator.value`. */
export function readFilter(name: string, value: string): Condition {
  if (name === 'or' || name === 'and') return readPart(`${name}${value}`)
  const [operator = '', ...rest] = value.split('.')
  return { kind: 'test', column: name, operator, value: rest.join('.') }
}
