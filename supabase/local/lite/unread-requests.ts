/**
 * Symptom: lite answers 500 "SUP" to a request that its parser or its query builder can not read (a quote that is not closed, a
 * column that is no name), where PostgREST answers 400 PGRST100.
 * Can go when lite blames the request for these.
 */
import { jsonAnswer } from '../answers'

/** Lite's 500 for what it did not understand as PostgREST's 400; other answers as they are. */
export async function blameRequest(request: Request, response: Response): Promise<Response> {
  if (response.status !== 500 || !new URL(request.url).pathname.startsWith('/rest/v1'))
    return response
  // Only a body tells lite's own faults apart, and this has none.
  if (request.method === 'HEAD') return new Response(null, { status: 400 })
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || answer.code !== 'SUP')
    return response
  const reason = 'message' in answer ? String(answer.message) : 'The request could not be read.'
  return jsonAnswer(400, { code: 'PGRST100', details: null, hint: null, message: reason })
}
