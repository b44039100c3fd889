import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHandler } from '../../supabase/functions/translate/handler'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { startRecordedService, type RecordedService } from './recorded-service'
import { askTranslation, readAnswer } from './translation-request'

let backend: TestBackend
let service: RecordedService
let owner: SignedUp

beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
  service = await startRecordedService()
  owner = await backend.signUp()
})
afterAll(async () => {
  await backend.stop()
  await service.stop()
})
beforeEach(() => {
  service.calls.length = 0
  service.answer = { status: 200, body: JSON.stringify({ translatedText: 'Vertido.' }) }
})

async function translate(text: string, targetLanguage = 'es'): Promise<string | undefined> {
  const settings: Record<string, string> = {
    LIBRETRANSLATE_URL: service.url,
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
  }
  const handle = createHandler({ environment: (name) => settings[name], now: () => 0 })
  const response = await handle(askTranslation({ text, targetLanguage }))
  return (await readAnswer(response)).translatedText
}

async function writePrayer(texts: {
  short_text: string
  medium_text?: string
  long_text?: string
  is_private?: boolean
}): Promise<string> {
  const { data, error } = await owner.client
    .from('prayers')
    .insert({
      title: 'A trial',
      tradition: 'Universal',
      category: 'Wellbeing',
      type: 'Wellbeing Prayer',
      user_id: owner.userId,
      ...texts,
    })
    .select('id')
    .single()
  if (error) throw error
  return data.id
}

async function keptLanguages(text: string): Promise<string[]> {
  const hash = createHash('sha256').update(text, 'utf8').digest('hex')
  const rows = await backend.database.query<{ language: string }>(
    'select language from public.prayer_translations where text_hash = $1 order by language',
    [hash],
  )
  return rows.map(({ language }) => language)
}

describe('The cache of translations', () => {
  it('keeps every length of a public prayer, by language, and asks the service once', async () => {
    const texts = {
      short_text: 'Öne – short.',
      medium_text: 'Two, medium.',
      long_text: 'Three.\n\nLong.',
    }
    await writePrayer(texts)
    for (const text of Object.values(texts)) {
      expect(await translate(text)).toBe('Vertido.')
      expect(await translate(text)).toBe('Vertido.')
      expect(await keptLanguages(text)).toEqual(['es'])
    }
    expect(service.calls).toHaveLength(3)
    await translate(texts.short_text, 'fr')
    expect(await keptLanguages(texts.short_text)).toEqual(['es', 'fr'])
  })

  it('never keeps a private prayer’s text, nor one that is no prayer’s', async () => {
    await writePrayer({ short_text: 'Only for me.', is_private: true })
    for (const text of ['Only for me.', 'Nobody’s words.']) {
      expect(await translate(text)).toBe('Vertido.')
      expect(await translate(text)).toBe('Vertido.')
      expect(await keptLanguages(text)).toEqual([])
    }
    expect(service.calls).toHaveLength(4)
  })

  it.each([
    ['made private', { is_private: true }],
    ['changed', { short_text: 'Other words.' }],
  ])('forgets a text when its prayer is %s', async (how, change) => {
    const text = `To be ${how}.`
    const id = await writePrayer({ short_text: text })
    await translate(text)
    expect(await keptLanguages(text)).toEqual(['es'])
    const { error } = await owner.client.from('prayers').update(change).eq('id', id)
    expect(error).toBeNull()
    expect(await keptLanguages(text)).toEqual([])
  })

  it('forgets the text of a deleted prayer unless another public prayer has it', async () => {
    const text = 'Said by two.'
    const ids = [await writePrayer({ short_text: text }), await writePrayer({ short_text: text })]
    await translate(text)
    await owner.client.from('prayers').delete().eq('id', ids[0])
    expect(await keptLanguages(text)).toEqual(['es'])
    await owner.client.from('prayers').delete().eq('id', ids[1])
    expect(await keptLanguages(text)).toEqual([])
  })

  it('keeps a translation when its prayer changes elsewhere', async () => {
    const id = await writePrayer({ short_text: 'Steady words.' })
    await translate('Steady words.')
    await owner.client.from('prayers').update({ title: 'Renamed', is_private: false }).eq('id', id)
    expect(await keptLanguages('Steady words.')).toEqual(['es'])
  })

  it('is closed to visitors and to signed-in people', async () => {
    await writePrayer({ short_text: 'Closed words.' })
    await translate('Closed words.')
    const text_hash = createHash('sha256').update('Closed words.').digest('hex')
    for (const client of [backend.client(), owner.client]) {
      const rows = await client.from('prayer_translations').select('translated_text')
      expect(rows.data ?? []).toEqual([])
      expect(rows.error).not.toBeNull()
      const found = await client.rpc('find_prayer_translation', { text_hash, language: 'es' })
      expect([found.data, found.error === null]).toEqual([null, false])
      const stored = await client.rpc('store_prayer_translation', {
        text_hash,
        language: 'de',
        translated_text: 'Untergeschoben.',
      })
      expect([stored.data, stored.error === null]).toEqual([null, false])
    }
    expect(await keptLanguages('Closed words.')).toEqual(['es'])
  })
})

describe('The translate function in the embedded backend', () => {
  it('can be called by a visitor with the public key', async () => {
    const { data, error } = await backend.client().functions.invoke('translate', {
      body: { text: 'Peace to every house.', targetLanguage: 'de' },
    })
    expect(error).toBeNull()
    expect(data).toEqual({ translatedText: 'Friede jedem Haus.' })
  })
})
