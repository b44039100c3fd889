/**
 * Symptom: lite answers 500 "SUP" to a value that PGlite can not write as the type of its parameter, to a broken check constraint (23514), a RAISE in a trigger (P0001) and
 * other errors of the database that PostgREST answers with their own code, most with 400.
 * Can go when lite maps every SQLSTATE as PostgREST does.
 */
import type { Connection } from '@supabase/lite'

/** What lite maps as PostgREST does. */
const KNOWN_TO_LITE = /^(?:42|22|21|PT|PGRST)|^(?:23502|23503|23505|25006)$/
/** By the first two or more characters of the SQLSTATE; PostgREST's table of statuses. */
const STATUSES: [RegExp, number][] = [
  // From PGlite, which has no connection that could break: a parameter held what it can not send.
  [/^(?:P0001|08P01)$/, 400],
  // What is too large or too deep for any statement is blamed on the request.
  [/^54/, 400],
  [/^28/, 403],
  [/^(?:08|53(?!400))/, 503],
  [/^(?:09|0L|0P|25|2D|38|39|3B|40|53|55|57|58|F0|HV|P0|XX)/, 500],
]

/** What PGlite says of a parameter before Postgres sees it; a server would answer 22P02. */
const UNWRITABLE = /^Invalid input for \w+ type$|^Invalid boolean value/

/** Makes the connection's errors answer as PostgREST's do. */
export function answerDatabaseErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) => {
    const normal = normalize(error)
    if (normal instanceof Error && UNWRITABLE.test(normal.message)) {
      return asRaisedAnswer(Object.assign(normal, { code: '22P02' }))
    }
    if (!isDatabaseError(normal) || KNOWN_TO_LITE.test(normal.code)) return normal
    return asRaisedAnswer(normal)
  }
}

interface DatabaseError extends Error {
  code: string
  detail?: string
  hint?: string
}

/** Lite hands on an answer that SQL raised with the code PGRST: message and status in JSON. */
function asRaisedAnswer({ code, message, detail, hint }: DatabaseError): Error {
  const status = STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 400
  const answer = { code, message, details: detail ?? null, hint: hint ?? null }
  return Object.assign(new Error(JSON.stringify(answer)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  })
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
}
