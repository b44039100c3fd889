/** The kinds of failure for which the app behaves differently. */
export type AppErrorKind =
  'offline' | 'signed-out' | 'forbidden' | 'missing' | 'invalid' | 'limited' | 'server'

/** The one error that data functions throw. `message` is the server's own; `code` is the Postgres or HTTP code. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: AppErrorKind
  readonly code: string | null

  constructor(kind: AppErrorKind, message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** The SQLSTATE codes of Postgres that the app tells apart beyond the kind. */
const POSTGRES_CODES = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  invalidParameter: '22023',
  raisedException: 'P0001',
} as const

type PostgresError = keyof typeof POSTGRES_CODES

/** Whether the database refused with this error. Takes an AppError and the error of an answer. */
export function isPostgresError(error: unknown, name: PostgresError): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === POSTGRES_CODES[name]
  )
}

/** An AppError as if the database had refused with this error. */
export function createPostgresError(name: PostgresError, message: string): AppError {
  return new AppError('invalid', message, POSTGRES_CODES[name])
}

interface ServerError {
  readonly message: string
  readonly code?: string | undefined
}

interface ServerAnswer<T> {
  readonly data: T
  readonly error: ServerError | null
  readonly status?: number
}

/** Raised by the database when a person did something too often; its message is a sentence for that person. */
const TOO_OFTEN = 'PT429'

/** PGRST116: no row where exactly one was asked for. 42501: refused by a policy or grant. 22xxx, 23xxx: bad values. */
function kindOf(error: ServerError, status: number | undefined): AppErrorKind {
  const code = error.code ?? ''
  if (code === 'PGRST116' || status === 404 || status === 406) return 'missing'
  if (status === 401 || code === 'PGRST301' || code === 'PGRST303') return 'signed-out'
  if (code === '42501' || status === 403) return 'forbidden'
  if (/^(22|23|P0001)/.test(code)) return 'invalid'
  if (code === TOO_OFTEN) return 'limited'
  if (status === 0 || (status === undefined && /fetch|network/i.test(error.message)))
    return 'offline'
  return 'server'
}

/** The data of a Supabase answer. Throws AppError. Every query and mutation passes through here. */
export function unwrap<T>(answer: ServerAnswer<T>): NonNullable<T> {
  if (answer.error) {
    throw new AppError(
      kindOf(answer.error, answer.status),
      answer.error.message,
      answer.error.code ?? null,
    )
  }
  if (answer.data === null || answer.data === undefined)
    throw new AppError('missing', 'The server answered without data.')
  return answer.data
}

/** Like `unwrap` for calls that answer with no data (delete, update without select). */
export function unwrapEmpty(answer: ServerAnswer<unknown>): void {
  if (answer.error) unwrap(answer)
}

/**
 * True when an immediate retry may help: the server failed. A request that never arrived was sent four times over
 * seven seconds by the REST client already.
 */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'server'
}

/** True when a write may have happened: no answer came back, or one that may come from a proxy. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof AppError) || error.kind === 'offline' || error.kind === 'server'
}

/** The server's message when it is a sentence for the person; null for failures whose words are the app's. */
export function userMessage(error: unknown): string | null {
  return error instanceof AppError && error.kind === 'limited' ? error.message : null
}
