/**
 * Symptom: lite answers with as much as a request asks for. A thousand rows of the longest texts are within `max_rows` and still
 * many megabytes; nobody pages so.
 * Can go when lite bounds its answers.
 */
import { jsonAnswer } from '../answers'

const LARGEST_ANSWER = 32 * 1024 * 1024
/** One person's own data as one document, which grows with what that person made. */
const OWN_DOCUMENT = '/rest/v1/rpc/my_account'

/** The answer, or 413 in the place of one on `/rest/v1` that is too large. */
export function boundAnswer(request: Request, response: Response): Response {
  const { pathname } = new URL(request.url)
  const size = Number(response.headers.get('content-length') ?? 0)
  if (size <= LARGEST_ANSWER || !pathname.startsWith('/rest/v1') || pathname === OWN_DOCUMENT)
    return response
  const message = 'The answer would be too large: ask for fewer rows, columns or embedded tables.'
  return jsonAnswer(413, { code: 'PGRST100', details: null, hint: null, message })
}
