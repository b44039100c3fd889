import { jsonAnswer } from '../answers'
import type { EngineBroken } from '../pglite-guard'

/**
 * The answer to the request under which the database's engine broke off: nothing of it was kept. One that went too deep would do
 * so again; any other may be sent again, to the engine that follows.
 */
export function brokeOff({ isTooDeep }: EngineBroken): Response {
  const message = isTooDeep
    ? 'The request is nested too deeply for the database.'
    : 'The database was interrupted and nothing was changed. Please try again.'
  const body = {
    code: isTooDeep ? '54001' : '57P01',
    details: null,
    hint: null,
    message,
    msg: message,
  }
  const response = jsonAnswer(isTooDeep ? 400 : 503, body)
  if (!isTooDeep) response.headers.set('retry-after', '1')
  return response
}
