/**
 * Symptom: lite answers 500 "SUP" to a broken check constraint (23514), a RAISE in a trigger (P0001) and
 * other errors of the database that PostgREST answers with their own code, most with 400.
 * Can go when lite maps every SQLSTATE as PostgREST does.
 */
import type { Connection } from '@supabase/lite'

/** What lite maps as PostgREST does. */
const KNOWN_TO_LITE = /^(?:42|22|21|PT|PGRST)|^(?:23502|23503|23505|25006)$/
/** By the first two or more characters of the SQLSTATE; PostgREST's table of statuses. */
const STATUSES: [RegExp, number][] = [
  [/^P0001$/, 400],
  [/^28/, 403],
  [/^(?:08|53(?!400))/, 503],
  [/^(?:09|0L|0P|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0|XX)/, 500],
]

/** Makes the connection's errors answer as PostgREST's do. */
export function answerDatabaseErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) => {
    const normal = normalize(error)
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
