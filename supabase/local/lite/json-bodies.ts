/**
 * Symptom: lite answers 500 to a JSON body that is no JSON (storage) or no object (auth: `null`).
 * Can go when lite answers 400 there.
 */
import { jsonAnswer } from '../answers'

/** The refusal of a body that its service could not read, or null when there is nothing to refuse. */
export async function refuseUnreadableJson(request: Request): Promise<Response | null> {
  const service = /^\/(auth|storage)\/v1\//.exec(new URL(request.url).pathname)?.[1]
  const isJson = request.headers.get('content-type')?.includes('json') ?? false
  if (service === undefined || !isJson || request.method === 'GET') return null
  const text = await request.clone().text()
  if (text === '' || isJsonObject(text)) return null
  const problem = 'The request body must be a JSON object.'
  return service === 'auth'
    ? jsonAnswer(400, { code: 400, error_code: 'bad_json', msg: problem })
    : jsonAnswer(400, { statusCode: '400', error: 'invalid_request', message: problem })
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
