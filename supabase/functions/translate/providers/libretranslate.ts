import { postToProvider, readTranslation, type Provider } from './provider.ts'

export interface LibreTranslateSettings {
  /** The address of the server, without `/translate`. */
  readonly url: string
  readonly apiKey?: string | undefined
  readonly timeoutMs?: number
}

/** LibreTranslate: `POST /translate` answers `{ translatedText }`. */
export function createLibreTranslate(settings: LibreTranslateSettings): Provider {
  return {
    name: 'libretranslate',
    async translate(text, language) {
      const answer = await postToProvider({
        ...settings,
        url: `${settings.url.replace(/\/+$/, '')}/translate`,
        body: {
          q: text,
          source: 'en',
          target: language,
          format: 'text',
          ...(settings.apiKey && { api_key: settings.apiKey }),
        },
      })
      return readTranslation(answer, 'translatedText')
    },
  }
}
