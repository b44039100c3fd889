import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeepL } from '../../supabase/functions/translate/providers/deepl'
import { createGoogle } from '../../supabase/functions/translate/providers/google'
import { createLibreTranslate } from '../../supabase/functions/translate/providers/libretranslate'
import type { Provider } from '../../supabase/functions/translate/providers/provider'
import { chooseProvider } from '../../supabase/functions/translate/providers/choose-provider'
import { startRecordedService, type RecordedService } from './recorded-service'

const TEXT = 'A lamp is lit.\n\nMay it be so.'
const TRANSLATED = 'Una lámpara está encendida.\n\nAsí sea.'

let service: RecordedService

beforeAll(async () => {
  service = await startRecordedService()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.calls.length = 0
})

interface Recorded {
  name: string
  create: (timeoutMs?: number) => Provider
  answer: object
  path: string
  body: object
  headers: Record<string, string>
  refusal: { status: number; body: object }
}

const timeout = (timeoutMs?: number) => (timeoutMs === undefined ? {} : { timeoutMs })

const RECORDED: Recorded[] = [
  {
    name: 'LibreTranslate',
    create: (timeoutMs) =>
      createLibreTranslate({ url: `${service.url}/`, apiKey: 'key-1', ...timeout(timeoutMs) }),
    answer: { translatedText: TRANSLATED },
    path: '/translate',
    body: { q: TEXT, source: 'en', target: 'pt', format: 'text', api_key: 'key-1' },
    headers: {},
    refusal: { status: 429, body: { error: `Slowdown: ${TEXT}` } },
  },
  {
    name: 'DeepL',
    create: (timeoutMs) =>
      createDeepL({ url: service.url, apiKey: 'key-2:fx', ...timeout(timeoutMs) }),
    answer: { translations: [{ detected_source_language: 'EN', text: TRANSLATED }] },
    path: '/v2/translate',
    body: { text: [TEXT], source_lang: 'EN', target_lang: 'PT-BR', formality: 'prefer_less' },
    headers: { authorization: 'DeepL-Auth-Key key-2:fx' },
    refusal: { status: 456, body: { message: `Quota exceeded: ${TEXT}` } },
  },
  {
    name: 'Google Cloud Translation',
    create: (timeoutMs) =>
      createGoogle({ url: service.url, apiKey: 'key-3', ...timeout(timeoutMs) }),
    answer: { data: { translations: [{ translatedText: TRANSLATED }] } },
    path: '/language/translate/v2',
    body: { q: [TEXT], source: 'en', target: 'pt', format: 'text' },
    headers: { 'x-goog-api-key': 'key-3' },
    refusal: {
      status: 403,
      body: { error: { code: 403, message: TEXT, errors: [{ reason: 'dailyLimitExceeded' }] } },
    },
  },
]

describe.each(RECORDED)('The adapter for $name', (recorded) => {
  it('sends the whole text in the documented shape and reads the translation', async () => {
    service.answer = { status: 200, body: JSON.stringify(recorded.answer) }
    expect(await recorded.create().translate(TEXT, 'pt')).toBe(TRANSLATED)
    expect(service.calls).toHaveLength(1)
    const call = service.calls[0]
    expect(call).toMatchObject({ method: 'POST', path: recorded.path, body: recorded.body })
    expect(call?.headers).toMatchObject(recorded.headers)
  })

  it('turns a refusal into a sentence that holds no text', async () => {
    service.answer = { ...recorded.refusal, body: JSON.stringify(recorded.refusal.body) }
    await expect(recorded.create().translate(TEXT, 'pt')).rejects.toThrow(
      new RegExp(
        `^The translation service refused the request \\(${recorded.refusal.status}\\)\\.$`,
      ),
    )
  })

  it.each(['<html>', '{}', JSON.stringify({ translatedText: ' ', translations: [], data: null })])(
    'calls the answer %s unreadable',
    async (body) => {
      service.answer = { status: 200, body }
      await expect(recorded.create().translate(TEXT, 'pt')).rejects.toThrow(
        'The translation service gave an unreadable answer.',
      )
    },
  )

  it('stops waiting for a service that never answers', async () => {
    service.answer = null
    await expect(recorded.create(50).translate(TEXT, 'pt')).rejects.toThrow(
      'The translation service did not answer in time.',
    )
  })
})

describe('A service that is not there', () => {
  it('is said to be out of reach', async () => {
    const gone = await startRecordedService()
    await gone.stop()
    await expect(createLibreTranslate({ url: gone.url }).translate(TEXT, 'es')).rejects.toThrow(
      'The translation service cannot be reached.',
    )
  })
})

describe('The choice of a service', () => {
  const all: Record<string, string> = {
    LIBRETRANSLATE_URL: 'http://127.0.0.1:5000',
    DEEPL_API_KEY: 'a',
    GOOGLE_TRANSLATE_API_KEY: 'b',
  }
  const choose = (settings: Record<string, string>) =>
    chooseProvider((name) => settings[name])?.name ?? null

  it('is none when nothing is set up', () => {
    expect(choose({})).toBeNull()
  })

  it('is the only one that is set up', () => {
    expect(choose({ GOOGLE_TRANSLATE_API_KEY: 'b' })).toBe('google')
    expect(choose({ DEEPL_API_KEY: 'a' })).toBe('deepl')
  })

  it('is one’s own server before the paid ones', () => {
    expect(choose(all)).toBe('libretranslate')
  })

  it('follows TRANSLATE_PROVIDER, and is none when that one is not set up', () => {
    expect(choose({ ...all, TRANSLATE_PROVIDER: 'DeepL' })).toBe('deepl')
    expect(choose({ DEEPL_API_KEY: 'a', TRANSLATE_PROVIDER: 'google' })).toBeNull()
    expect(choose({ ...all, TRANSLATE_PROVIDER: 'another' })).toBeNull()
  })
})
