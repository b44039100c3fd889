/**
 * Symptom: a null character or half of a surrogate pair in a parameter puts PGlite out of step with its own protocol, so that a
 * later statement of somebody else reads the wrong parameters. Postgres stores neither; PostgREST refuses both.
 * Can go when PGlite refuses such text.
 */
import { jsonAnswer } from '../answers'

/** As JSON writes them out, and not as a written backslash before such letters. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

/** The refusal of a body with text that no database can hold, or null. Files are bytes and pass. */
export async function refuseUnwritableText(request: Request): Promise<Response | null> {
  const isText = /json|text|form-urlencoded/.test(request.headers.get('content-type') ?? 'text')
  const isFile = new URL(request.url).pathname.startsWith('/storage/v1/object/')
  if (!request.body || !isText || isFile) return null
  if (!isUnwritable(await request.clone().text())) return null
  const message = 'The request body holds a null character or half a character'
  return jsonAnswer(400, { code: '22P05', details: null, hint: null, message, msg: message })
}

function isUnwritable(text: string): boolean {
  if (text.includes('\0')) return true
  if (!text.includes('\\u')) return false
  try {
    return ESCAPED.test(JSON.stringify(JSON.parse(text)))
  } catch {
    // No JSON: its service says so.
    return false
  }
}
