import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CALLER_RATE,
  createHandler,
  PROVIDER_RATE,
  PROVIDER_RATE_OF_CALLER,
} from '../../supabase/functions/translate/handler'
import { TARGET_LANGUAGES } from '../../supabase/functions/translate/languages'
import {
  MAX_BODY_BYTES,
  MAX_TEXT_CHARACTERS,
} from '../../supabase/functions/translate/read-request'
import { startRecordedService, type RecordedService } from './recorded-service'
import { askTranslation, readAnswer } from './translation-request'

const UNKNOWN = 'A sentence that only its writer knows.'

let service: RecordedService
let now: number

beforeAll(async () => {
  service = await startRecordedService()
})
afterAll(() => service.stop())
beforeEach(() => {
  now = 0
  service.calls.length = 0
  service.answer = { status: 200, body: JSON.stringify({ translatedText: 'Una frase.' }) }
})

function handler(settings: Record<string, string> = { LIBRETRANSLATE_URL: service.url }) {
  return createHandler({ environment: (name) => settings[name], now: () => now })
}

async function refusal(request: Request, settings?: Record<string, string>) {
  const response = await handler(settings)(request)
  return { status: response.status, ...(await readAnswer(response)) }
}

describe('The translate function', () => {
  it('answers { translatedText } from the service that is set up', async () => {
    const response = await handler()(askTranslation({ text: UNKNOWN, targetLanguage: 'es' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ translatedText: 'Una frase.' })
    expect(service.calls).toHaveLength(1)
  })

  it.each(TARGET_LANGUAGES)('takes the language %s', async (targetLanguage) => {
    const response = await handler()(askTranslation({ text: UNKNOWN, targetLanguage }))
    expect(response.status).toBe(200)
  })

  it('lets any page call it', async () => {
    const response = await handler()(
      new Request('http://127.0.0.1/translate', { method: 'OPTIONS' }),
    )
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
    const answer = await handler()(askTranslation({}))
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each([
    ['nothing', {}],
    ['a blank text', { text: ' \n', targetLanguage: 'es' }],
    ['a text that is no string', { text: 7, targetLanguage: 'es' }],
  ])('refuses %s', async (_, body) => {
    expect(await refusal(askTranslation(body))).toEqual({
      status: 400,
      code: 'bad_request',
      error: 'text must be a non-empty string.',
    })
  })

  it.each(['en', 'ES', '', undefined, ['es']])(
    'refuses the language %s',
    async (targetLanguage) => {
      expect(await refusal(askTranslation({ text: UNKNOWN, targetLanguage }))).toEqual({
        status: 400,
        code: 'bad_request',
        error: 'targetLanguage must be one of es, fr, de, it, pt.',
      })
    },
  )

  it('counts characters, not the halves of a pair, up to its limit', async () => {
    const longest = '🕯'.repeat(MAX_TEXT_CHARACTERS)
    const response = await handler()(askTranslation({ text: longest, targetLanguage: 'es' }))
    expect(response.status).toBe(200)
    expect(await refusal(askTranslation({ text: `${longest}a`, targetLanguage: 'es' }))).toEqual({
      status: 400,
      code: 'bad_request',
      error: `text must not be longer than ${MAX_TEXT_CHARACTERS} characters.`,
    })
  })

  it.each(['{"text": "a secret', '"text"', 'null', ''])(
    'refuses the body %s without repeating it',
    async (body) => {
      expect(await refusal(askTranslation(body))).toEqual({
        status: 400,
        code: 'bad_request',
        error: 'The body must be a JSON object with text and targetLanguage.',
      })
    },
  )

  it('refuses another method, another media type and a body without end', async () => {
    const put = new Request('http://127.0.0.1/translate', { method: 'PUT' })
    expect(await refusal(put)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect((await handler()(put)).headers.get('allow')).toBe('GET, POST, OPTIONS')
    const plain = askTranslation({}, { 'Content-Type': 'text/plain' })
    expect(await refusal(plain)).toMatchObject({ status: 415, code: 'not_json' })
    const large = askTranslation({ text: 'a'.repeat(MAX_BODY_BYTES), targetLanguage: 'es' })
    expect(await refusal(large)).toMatchObject({ status: 413, code: 'too_large' })
    expect(service.calls).toHaveLength(0)
  })

  it('says when no service is set up', async () => {
    expect(await refusal(askTranslation({ text: UNKNOWN, targetLanguage: 'es' }), {})).toEqual({
      status: 503,
      code: 'no_service',
      error: 'This text is not in the memory and no translation service is set up.',
    })
  })

  it('says beforehand whether a service is set up, and asks none for it', async () => {
    const ability = async (settings?: Record<string, string>) => {
      const response = await handler(settings)(new Request('http://127.0.0.1/translate'))
      return [response.status, await response.json()]
    }
    expect(await ability()).toEqual([200, { service: true }])
    expect(await ability({})).toEqual([200, { service: false }])
    expect(await ability({ TRANSLATE_PROVIDER: 'deepl' })).toEqual([200, { service: false }])
    expect(service.calls).toHaveLength(0)
  })

  it('says when the service fails, without the text', async () => {
    service.answer = { status: 500, body: JSON.stringify({ error: UNKNOWN }) }
    expect(await refusal(askTranslation({ text: UNKNOWN, targetLanguage: 'es' }))).toEqual({
      status: 502,
      code: 'service_failed',
      error: 'The translation service refused the request (500).',
    })
  })

  it('translates although the cache is out of reach', async () => {
    const gone = await startRecordedService()
    await gone.stop()
    const response = await handler({
      LIBRETRANSLATE_URL: service.url,
      SUPABASE_URL: gone.url,
      SUPABASE_SERVICE_ROLE_KEY: 'key',
    })(askTranslation({ text: UNKNOWN, targetLanguage: 'es' }))
    expect(await response.json()).toEqual({ translatedText: 'Una frase.' })
  })
})

describe('The rate of translations', () => {
  const ask = (headers: Record<string, string>) =>
    askTranslation({ text: 'x', targetLanguage: 'none' }, headers)

  async function spend(
    handle: (request: Request) => Promise<Response>,
    headers: Record<string, string>,
  ) {
    for (let count = 0; count < CALLER_RATE.burst; count++) {
      expect((await handle(ask(headers))).status).toBe(400)
    }
  }

  const from = (address: string) => ({ 'CF-Connecting-IP': address })

  it('is limited for each address, and says when to come again', async () => {
    const handle = handler()
    const caller = from('203.0.113.7')
    await spend(handle, caller)
    const refused = await handle(ask(caller))
    expect([refused.status, (await readAnswer(refused)).code]).toEqual([429, 'too_many'])
    expect(refused.headers.get('retry-after')).toBe('2')
    expect((await handle(ask(from('203.0.113.8')))).status).toBe(400)
    now += 2_000
    expect((await handle(ask(caller))).status).toBe(400)
    expect((await handle(ask(caller))).status).toBe(429)
  })

  it('is not escaped by invented addresses', async () => {
    const handle = handler()
    const invented = (at: number) => ({
      ...from('203.0.113.7'),
      'X-Forwarded-For': `198.51.100.${at}`,
      'X-Real-IP': `198.51.100.${at}`,
      Forwarded: `for=198.51.100.${at}`,
    })
    for (let at = 0; at < CALLER_RATE.burst; at += 1)
      expect((await handle(ask(invented(at)))).status).toBe(400)
    for (let at = 0; at < 30; at += 1) expect((await handle(ask(invented(at)))).status).toBe(429)
  })

  it('counts callers whom the gateway names no address of together', async () => {
    const handle = handler()
    await spend(handle, { 'X-Forwarded-For': '203.0.113.7' })
    expect((await handle(ask({ 'X-Forwarded-For': '203.0.113.8' }))).status).toBe(429)
  })

  it('does not count what a browser asks beforehand', async () => {
    const handle = handler()
    await spend(handle, {})
    const preflight = new Request('http://127.0.0.1/translate', { method: 'OPTIONS' })
    expect((await handle(preflight)).status).toBe(204)
  })

  it('is limited for all visitors together where a service is paid', async () => {
    const handle = handler()
    const body = { text: UNKNOWN, targetLanguage: 'es' }
    for (let count = 0; count < PROVIDER_RATE.burst; count++) {
      expect((await handle(askTranslation(body, from(`203.0.113.${count}`)))).status).toBe(200)
    }
    expect((await handle(askTranslation(body, from('203.0.113.200')))).status).toBe(429)
    expect(service.calls).toHaveLength(PROVIDER_RATE.burst)
  })

  it('leaves others their part of what a paid service gives, whatever one caller asks', async () => {
    const handle = handler()
    const body = { text: UNKNOWN, targetLanguage: 'es' }
    const statusFor = async (address: string) =>
      (await handle(askTranslation(body, from(address)))).status
    const greedy: number[] = []
    for (let at = 0; at < CALLER_RATE.burst; at += 1)
      greedy.push(await statusFor(`2001:db8::${at}`))
    expect(greedy.filter((status) => status === 200)).toHaveLength(PROVIDER_RATE_OF_CALLER.burst)
    for (const address of ['203.0.113.8', '2001:db8:0:1::1', '2001:db8:1::1'])
      expect(await statusFor(address)).toBe(200)
  })

  it.each([
    ['one network of IPv6', '2001:db8:7:8::1', '2001:0DB8:7:8:aaaa:bbbb:cccc:dddd', 429],
    ['two networks of IPv6', '2001:db8:7:8::1', '2001:db8:7:9::1', 400],
    ['one address written both ways', '203.0.113.7', '::ffff:203.0.113.7', 429],
  ])('counts by network: %s', async (_, first, second, status) => {
    const handle = handler()
    await spend(handle, from(first))
    expect((await handle(ask(from(second)))).status).toBe(status)
  })
})
