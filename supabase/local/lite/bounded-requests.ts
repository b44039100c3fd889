/**
 * Symptoms: lite parses and builds SQL recursively, so that a request nested deeply enough ends the process; and PGlite has no
 * `statement_timeout`, so that nothing ends a statement which takes forever. Hosted projects end such requests after 3 or 8
 * seconds, and their gateway takes no longer addresses.
 * Can go when lite bounds what it parses and PGlite can cancel a statement.
 */
import { jsonAnswer } from '../answers'

/** Characters of path and query that hosted gateways take. */
const LONGEST_ADDRESS = 16_000
/** Brackets within brackets; the app's deepest request has two. */
const DEEPEST_NESTING = 8
const MOST_EMBEDDED = 12
const LONGEST_PATTERN = 200
const MOST_JOKERS = 20
/** Columns and tables of one `select`; no table has half as many. */
const MOST_SELECTED = 100
/** Signs that each wrap what follows or stands before: a negated search word, a step into a document. */
const DEEPEST_CHAIN = /fts[^]*(?:!\s*){9}|(?:->[^-]*){9}/

/** The refusal of a request on `/rest/v1` that could cost the process its stack or its time, or null. */
export function refuseUnbounded(request: Request): Response | null {
  const { pathname, search, searchParams } = new URL(request.url)
  if (!pathname.startsWith('/rest/v1')) return null
  if (pathname.length + search.length > LONGEST_ADDRESS) {
    return jsonAnswer(414, { message: `The address is longer than ${LONGEST_ADDRESS} characters.` })
  }
  if (/%00/.test(pathname + search))
    return badRequest('22021', 'The address holds a null character')
  for (const [name, value] of searchParams) {
    const problem = problemOf(name, value)
    if (problem !== null) return badRequest('PGRST100', problem)
  }
  return null
}

function badRequest(code: string, message: string): Response {
  return jsonAnswer(400, { code, details: null, hint: null, message })
}

function problemOf(name: string, value: string): string | null {
  if (nestingOf(value) > DEEPEST_NESTING) return `${name.slice(0, 60)} is nested too deeply`
  if (DEEPEST_CHAIN.test(name) || DEEPEST_CHAIN.test(value))
    return `${name.slice(0, 60)} is nested too deeply`
  if (name === 'select' && value.split(',').length > MOST_SELECTED)
    return `select names more than ${MOST_SELECTED} columns`
  if (name === 'select' && value.split('(').length - 1 > MOST_EMBEDDED)
    return `select embeds more than ${MOST_EMBEDDED} times`
  for (const [, operator = '', pattern = ''] of value.matchAll(PATTERN)) {
    if (operator.endsWith('like') && pattern.split(/[*%]/).length - 1 > MOST_JOKERS)
      return `a pattern holds more than ${MOST_JOKERS} jokers`
    // Patterns that repeat what they matched, or a group a thousand times, take exponential time.
    if (operator.endsWith('match') && (pattern.length > LONGEST_PATTERN || COSTLY.test(pattern)))
      return 'a regular expression is too costly'
  }
  return null
}

/** An operator with a pattern, alone or within a tree of conditions. */
const PATTERN = /(?:^|[.(,])(i?like|i?match)(?:\((?:any|all)\))?\.([^]*)/g
const COSTLY = /\\\d|\{\s*\d{2,}|\{\s*\d+\s*,\s*\d{2,}|\([^]*[*+}][^]*\)\s*[*+{]/

function nestingOf(value: string): number {
  let depth = 0
  let deepest = 0
  for (const character of value) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
