/**
 * Symptom: lite walks a JSON body recursively and PGlite's Postgres does so without watching its stack, so that a body nested some
 * thousand levels deep is answered with 500 or ends the database's engine.
 * Can go when both refuse what is nested too deeply.
 */
import { jsonAnswer } from '../answers'

/** Brackets within brackets; the app's deepest body has three. */
const DEEPEST_NESTING = 100

/** The refusal of a JSON body that is nested too deeply, or null. Files pass, whatever they hold. */
export async function refuseNestedBody(request: Request): Promise<Response | null> {
  const isFile = /^\/storage\/v1\/object\/(?!list\/|move$|copy$|sign\/)/.test(
    new URL(request.url).pathname,
  )
  if (!request.body || (isFile && request.method !== 'DELETE')) return null
  if (!isNestedTooDeeply(await request.clone().text())) return null
  const message = `The request body is nested more than ${DEEPEST_NESTING} levels deep.`
  return jsonAnswer(400, { code: 'PGRST102', details: null, hint: null, message, msg: message })
}

function isNestedTooDeeply(text: string): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    // Brackets in a string nest nothing; what follows a backslash ends none.
    if (isString && sign === '\\') at += 1
    else if (sign === '"') isString = !isString
    else if (!isString && (sign === '[' || sign === '{')) depth += 1
    else if (!isString && (sign === ']' || sign === '}')) depth -= 1
    if (depth > DEEPEST_NESTING) return true
  }
  return false
}
