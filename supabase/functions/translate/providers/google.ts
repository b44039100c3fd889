import { postToProvider, readTranslation, type Provider } from './provider.ts'

export interface GoogleSettings {
  readonly apiKey: string
  /** Only for another address than Google's own. */
  readonly url?: string | undefined
  readonly timeoutMs?: number
}

/** Google Cloud Translation v2 (Basic) answers `{ data: { translations: [{ translatedText }] } }`. */
export function createGoogle(settings: GoogleSettings): Provider {
  const url = (settings.url ?? 'https://translation.googleapis.com').replace(/\/+$/, '')
  return {
    name: 'google',
    async translate(text, language) {
      const answer = await postToProvider({
        ...settings,
        url: `${url}/language/translate/v2`,
        // In a header, so that no log of addresses holds the key.
        headers: { 'X-Goog-Api-Key': settings.apiKey },
        // Without `format: text` the answer comes with HTML entities.
        body: { q: [text], source: 'en', target: language, format: 'text' },
      })
      return readTranslation(answer, 'data', 'translations', 0, 'translatedText')
    },
  }
}
