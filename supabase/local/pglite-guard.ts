/**
 * Symptoms: PGlite leaves a statement that fails by throwing through Postgres' frames and does not give their stack back, about
 * 1 kB for each error. After some eight thousand errors the stack has grown over Postgres' own variables: it answers wrongly, or
 * not at all, until the process ends. And what is thrown by the machine rather than by Postgres (more frames than JavaScript has
 * room for, a broken pointer) PGlite swallows: it calls Postgres again in the middle of what it was doing, forever if need be.
 * Can go when PGlite restores the stack pointer after an error and throws what it does not know.
 */
import type { PGlite } from '@electric-sql/pglite'

/** What PGlite's Postgres exits with when a statement fails, to be called again where it handles errors. */
const STATEMENT_FAILED = 100

const ENTRIES = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const

type Entry = (typeof ENTRIES)[number]
type Guarded = Record<Entry, () => void>

/** Thrown to whoever asks an engine that broke off; it answers nothing any more. */
export class EngineBroken extends Error {
  /** Whether it was asked for more than its stack holds, which the one who asked can mend. */
  readonly isTooDeep: boolean

  constructor(cause: unknown) {
    super(`The database engine broke off: ${String(cause)}`, { cause })
    this.isTooDeep = cause instanceof RangeError && cause.message.includes('call stack')
  }
}

/**
 * Keeps an engine that is ready in step: errors of statements leave no trace, anything else breaks it for good.
 * @returns how it broke, or null while it works
 */
export function guardEngine(pglite: PGlite): () => EngineBroken | null {
  const engine = pglite.Module as unknown as Guarded
  const stack = Reflect.get(engine, '___stack_pointer') as WebAssembly.Global<'i32'> | undefined
  if (typeof stack?.value !== 'number' || ENTRIES.some((name) => !(name in engine))) {
    throw new Error('This version of @electric-sql/pglite is entered elsewhere.')
  }
  let broken: EngineBroken | null = null
  const enter = (call: () => void) => {
    const top = stack.value
    try {
      call()
    } catch (error) {
      stack.value = top
      if (isStatementError(error)) throw error
      broken = new EngineBroken(error)
      // The one error that makes PGlite leave its loop: by way of the entry below.
      throw Object.assign(broken, { status: STATEMENT_FAILED })
    }
  }
  for (const name of ENTRIES) {
    const call = engine[name]
    engine[name] = () => {
      if (broken === null) return enter(call)
      if (name === '_PostgresMainLoopOnce' || name === '_PostgresMainLongJmp') throw broken
    }
  }
  return () => broken
}

function isStatementError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === STATEMENT_FAILED
  )
}
