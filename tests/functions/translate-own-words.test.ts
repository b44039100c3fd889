import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler } from '../../supabase/functions/translate/handler'
import { startRecordedService, type RecordedService } from './recorded-service'
import { askTranslation } from './translation-request'

const KNOWN = 'May it be so.'
const OWN = 'My cat hides under the bed.'

let service: RecordedService

beforeAll(async () => {
  service = await startRecordedService()
})
afterAll(() => service.stop())

/** What the function answers to a text, with these settings. */
async function translate(text: string, settings: Record<string, string>) {
  const handler = createHandler({ environment: (name) => settings[name], now: () => 0 })
  const response = await handler(askTranslation({ text, targetLanguage: 'es' }))
  return [response.status, await response.json()]
}

describe('A text with what somebody told in their own words', () => {
  it('is translated around them where there is no service, and the answer says which they are', async () => {
    expect(await translate(`${KNOWN} ${OWN} ${KNOWN}`, {})).toEqual([
      200,
      { translatedText: `Así sea. ${OWN} Así sea.`, kept: [OWN] },
    ])
  })

  it('is the service’s where there is one', async () => {
    service.answer = { status: 200, body: JSON.stringify({ translatedText: 'Una frase.' }) }
    const settings = { LIBRETRANSLATE_URL: service.url }
    expect(await translate(`${KNOWN} ${OWN} ${KNOWN}`, settings)).toEqual([
      200,
      { translatedText: 'Una frase.' },
    ])
  })

  it('is not translated where half of it is theirs', async () => {
    expect(await translate(`${KNOWN} ${OWN}`, {})).toEqual([
      503,
      expect.objectContaining({ code: 'no_service' }),
    ])
  })
})
