/**
 * Symptom: lite answers `Prefer: count=planned` and `count=estimated` with what the planner expects, which comes from rows
 * that the viewer may not read. On a hosted project the request is refused by `private.check_request`, which PostgREST calls
 * before each request (docs/decisions/027); lite has no such call.
 * Can go when lite knows `db-pre-request`.
 */
import { jsonAnswer } from '../answers'

const MESSAGE = 'Only exact counts are answered here: ask with "Prefer: count=exact".'

/** The refusal of a count that the planner would have to guess, or null. */
export function refusePlannedCount(request: Request): Response | null {
  if (!new URL(request.url).pathname.startsWith('/rest/v1')) return null
  const preferences = request.headers.get('prefer') ?? ''
  if (!/count\s*=\s*"?(?:planned|estimated)/i.test(preferences)) return null
  return jsonAnswer(400, { code: 'PT400', details: null, hint: null, message: MESSAGE })
}
