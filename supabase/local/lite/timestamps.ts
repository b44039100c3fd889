/**
 * Symptom: through PGlite and lite, a timestamptz column reads `2026-01-01 00:00:00+00` where
 * PostgREST answers `2026-01-01T00:00:00+00:00`; Safari cannot parse the former.
 * Can go when lite's PGlite connection formats dates as PostgREST does.
 */
import type { ParserOptions } from '@electric-sql/pglite'

const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

/** Postgres text form to the form of `to_json`: a `T` between date and time, minutes in the offset. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
}

export const timestampParsers: ParserOptions = {
  [TIMESTAMP]: toIsoTimestamp,
  [TIMESTAMPTZ]: toIsoTimestamp,
}
