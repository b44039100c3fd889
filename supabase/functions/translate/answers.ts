import type { Translated } from './memory/translate-from-memory.ts'

/** Any page may call: the key in the request, not the page it comes from, says who may. */
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version, traceparent, tracestate, baggage',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '86400',
} as const

/** Why there is no translation, in a word that a program can tell apart from the others. */
const CODES = {
  400: 'bad_request',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'not_json',
  429: 'too_many',
  500: 'failed',
  502: 'service_failed',
  503: 'no_service',
} as const

type RefusalStatus = keyof typeof CODES

/** A refusal: its status and a plain sentence that never holds the text to be translated. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: RefusalStatus,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.headers = headers
  }
}

function answerJson(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CROSS_ORIGIN,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** 200 `{ translatedText }`, and `kept` where sentences of the original stand in it as they were. */
export function answerTranslation({ text, kept }: Translated): Response {
  return answerJson(200, { translatedText: text, ...(kept.length > 0 && { kept }) })
}

/** 200 `{ service }`: whether other texts than those of the memory can be translated here. */
export function answerAbility(service: boolean): Response {
  return answerJson(200, { service })
}

/** `{ error, code }` with the refusal's status. */
export function answerRefusal({ status, message, headers }: Refusal): Response {
  return answerJson(status, { error: message, code: CODES[status] }, headers)
}

/** 204 for a browser that asks beforehand. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: CROSS_ORIGIN })
}
