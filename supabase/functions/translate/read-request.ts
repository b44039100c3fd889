import { Refusal } from './answers.ts'
import { isTargetLanguage, TARGET_LANGUAGES, type TargetLanguage } from './languages.ts'

/** The longest text, in characters; the longest prayer text that the database holds. */
export const MAX_TEXT_CHARACTERS = 10_000

/** The longest body, in bytes: every character escaped as a surrogate pair, and room for the rest. */
export const MAX_BODY_BYTES = MAX_TEXT_CHARACTERS * 12 + 4_096

export interface TranslationRequest {
  readonly text: string
  readonly targetLanguage: TargetLanguage
}

async function readBoundedBody(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, `The request is larger than ${MAX_BODY_BYTES} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let body = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return body + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel()
      throw tooLarge
    }
    body += decoder.decode(value, { stream: true })
  }
}

function parseBody(body: string): object {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null) return parsed
  } catch {
    // Answered below: the parser's own words would repeat a piece of the text.
  }
  throw new Refusal(400, 'The body must be a JSON object with text and targetLanguage.')
}

/** Reads and checks `{ text, targetLanguage }`. Throws a Refusal with 400, 405, 413 or 415. */
export async function readTranslationRequest(request: Request): Promise<TranslationRequest> {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'Use POST to translate, or GET to ask whether a service is set up.', {
      Allow: 'GET, POST, OPTIONS',
    })
  }
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new Refusal(415, 'The body must be sent as application/json.')
  }
  const body = parseBody(await readBoundedBody(request))
  const text: unknown = Reflect.get(body, 'text')
  const targetLanguage: unknown = Reflect.get(body, 'targetLanguage')
  if (typeof text !== 'string' || text.trim() === '') {
    throw new Refusal(400, 'text must be a non-empty string.')
  }
  if (Array.from(text).length > MAX_TEXT_CHARACTERS) {
    throw new Refusal(400, `text must not be longer than ${MAX_TEXT_CHARACTERS} characters.`)
  }
  if (!isTargetLanguage(targetLanguage)) {
    throw new Refusal(400, `targetLanguage must be one of ${TARGET_LANGUAGES.join(', ')}.`)
  }
  return { text, targetLanguage }
}
