import type { TargetLanguage } from '../languages.ts'
import { postToProvider, readTranslation, type Provider } from './provider.ts'

export interface DeepLSettings {
  readonly apiKey: string
  /** Only for another address than DeepL's own two. */
  readonly url?: string | undefined
  readonly timeoutMs?: number
}

/** DeepL wants a variety for Portuguese; the memory's Portuguese is Brazilian as well. */
const DEEPL_LANGUAGES: Readonly<Record<TargetLanguage, string>> = {
  es: 'ES',
  fr: 'FR',
  de: 'DE',
  it: 'IT',
  pt: 'PT-BR',
}

/** Keys of the free plan end in `:fx` and belong to another host. */
function addressFor(apiKey: string): string {
  return apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}

/** DeepL API v2: `POST /v2/translate` answers `{ translations: [{ text }] }`. */
export function createDeepL(settings: DeepLSettings): Provider {
  const url = (settings.url ?? addressFor(settings.apiKey)).replace(/\/+$/, '')
  return {
    name: 'deepl',
    async translate(text, language) {
      const answer = await postToProvider({
        ...settings,
        url: `${url}/v2/translate`,
        headers: { Authorization: `DeepL-Auth-Key ${settings.apiKey}` },
        body: {
          text: [text],
          source_lang: 'EN',
          target_lang: DEEPL_LANGUAGES[language],
          // Prayers say du and tú.
          formality: 'prefer_less',
        },
      })
      return readTranslation(answer, 'translations', 0, 'text')
    },
  }
}
